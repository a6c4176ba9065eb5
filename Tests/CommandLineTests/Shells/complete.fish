# Prints what fish offers for each argument, a line each.
axverify completions fish | source
or exit 1
for line in $argv
  echo (complete -C $line | string split -f 1 \t)
end
