# shellcheck shell=bash
# Programs of others, from PyPI, in an environment below .build. Sourced by the scripts one folder up.

# Makes the environment and sees to these packages in it; prints the folder of its programs.
python_tools() {
  local environment
  environment="$(project_root)/.build/python-tools"
  if ! [ -x "$environment/bin/python" ]; then python3 -m venv "$environment" >&2; fi
  "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2 || {
    say "axverify: these could not be installed from PyPI: $*"
    exit 2
  }
  printf '%s/bin\n' "$environment"
}

# Sees to Debian packages, each of which brings a program: "mandoc:mandoc" is PROGRAM:PACKAGE.
ensure_programs() {
  local missing=() pair
  for pair in "$@"; do
    if ! command -v "${pair%%:*}" >/dev/null 2>&1; then missing+=("${pair#*:}"); fi
  done
  if [ "${#missing[@]}" -eq 0 ]; then return 0; fi
  if ! command -v apt-get >/dev/null 2>&1; then
    say "axverify: missing: ${missing[*]} (names of Debian's packages)"
    exit 2
  fi
  if [ "$(id -u)" -ne 0 ] && ! sudo -n true 2>/dev/null; then stop_for_packages "${missing[@]}"; fi
  apt_get update -qq || true
  apt_get install -y -qq --no-install-recommends "${missing[@]}" || stop_for_packages "${missing[@]}"
}
