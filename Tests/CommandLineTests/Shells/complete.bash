# Prints what bash offers for each command line: its words stand apart from the next one's by "--next".
eval "$(axverify completions bash)" || exit 1
COMP_WORDS=()
for word in "$@" --next; do
  if [ "$word" != --next ]; then
    COMP_WORDS+=("$word")
    continue
  fi
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  _axverify
  echo "${COMPREPLY[*]}"
  COMP_WORDS=()
done
