# Types each argument into an interactive zsh, presses Tab, and prints what stands on the line then.
zmodload zsh/zpty || exit 1
folder=$(mktemp -d) && : > $folder/lines || exit 1
cat > $folder/setup <<'SETUP'
PS1=
autoload -Uz compinit
compinit -u -D
eval "$(axverify completions zsh)"
keep() { print -r -- "$BUFFER" >> $folder/lines; BUFFER=; }
zle -N keep
bindkey '^X' keep
bindkey '^I' complete-word
: > $folder/ready
SETUP
export folder
zpty shell zsh -f -i
zpty -w shell "source $folder/setup"
waited=0
until [[ -e $folder/ready ]] || (( waited++ > 200 )); do zpty -t shell; sleep 0.05; done
count=0
for text in "$@"; do
  (( count++ ))
  zpty -w -n shell "$text"$'\t\C-X'
  waited=0
  until [[ $(wc -l < $folder/lines) -ge $count ]] || (( waited++ > 200 )); do sleep 0.05; done
done
cat $folder/lines
zpty -d shell
rm -rf $folder
