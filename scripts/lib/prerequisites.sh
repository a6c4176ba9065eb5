# shellcheck shell=bash
# What the build needs and how to get it. Sourced by the scripts one folder up; runs nothing by itself.
#
# Everything here speaks on standard error: standard output belongs to the result of the script that sources it.

say() { printf '%s\n' "$*" >&2; }

# The root of the project, whatever folder the script was called from.
project_root() {
  cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd
}

# Prints the Debian packages that are missing for the build; "build" or "test" says what for: the cases need python3.
missing_packages() {
  if ! command -v pkg-config >/dev/null 2>&1; then
    # Without pkg-config nothing can be asked about the libraries; apt leaves alone what is there already.
    echo pkg-config libxml2-dev libpcre2-dev
  else
    pkg-config --exists libxml-2.0 || echo libxml2-dev
    pkg-config --exists libpcre2-8 || echo libpcre2-dev
  fi
  if [ "$1" = test ] && ! command -v python3 >/dev/null 2>&1; then echo python3; fi
}

# Runs apt-get as root, or through a sudo that asks for nothing.
apt_get() {
  if [ "$(id -u)" -eq 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get "$@" >&2
  else
    sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@" >&2
  fi
}

# Stops with what to install by hand, since this account may not.
stop_for_packages() {
  say "axverify: these packages are missing: $*"
  say "axverify: install them, then run this again:"
  say "  sudo apt-get update && sudo apt-get install -y $*"
  exit 2
}

ensure_libraries_on_debian() {
  local missing
  read -r -a missing <<<"$(missing_packages "$@" | tr '\n' ' ')"
  if [ "${#missing[@]}" -eq 0 ]; then return 0; fi
  if [ "$(id -u)" -ne 0 ] && ! sudo -n true 2>/dev/null; then stop_for_packages "${missing[@]}"; fi
  say "axverify: installing ${missing[*]}"
  # A fresh machine has no package lists, and an old one has stale ones: fetch them first.
  # If either fails, what is still missing below says so in words that help.
  apt_get update -qq || true
  apt_get install -y -qq --no-install-recommends "${missing[@]}" || true
  read -r -a missing <<<"$(missing_packages "$@" | tr '\n' ' ')"
  if [ "${#missing[@]}" -ne 0 ]; then stop_for_packages "${missing[@]}"; fi
}

ensure_libraries_on_macos() {
  # Homebrew keeps its libxml2 out of the way of the system's, so pkg-config has to be told where it is.
  if command -v brew >/dev/null 2>&1; then
    PKG_CONFIG_PATH="$(brew --prefix)/opt/libxml2/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    export PKG_CONFIG_PATH
  fi
  if [ -z "$(missing_packages "$@")" ]; then return 0; fi
  say "axverify: libxml2, PCRE2 or pkg-config is missing; with Homebrew:"
  say "  brew install pkgconf libxml2 pcre2"
  if [ "$1" = test ] && ! command -v python3 >/dev/null 2>&1; then say "  brew install python3"; fi
  exit 2
}

# Sees to what is needed to "build" or to "test": libxml2, PCRE2 and pkg-config, and for the cases python3.
ensure_libraries() {
  if [ "$(uname -s)" = Darwin ]; then
    ensure_libraries_on_macos "$@"
  elif command -v apt-get >/dev/null 2>&1; then
    ensure_libraries_on_debian "$@"
  elif [ -n "$(missing_packages "$@")" ]; then
    say "axverify: missing: pkg-config, or the development files of libxml2 or of PCRE2 (8 bit), or python3"
    say "axverify: install them with this system's package manager, then run this again"
    exit 2
  fi
}

# Prints the Debian packages that are missing to capture the example screen: a display, the buses, GTK 3 for Python.
missing_capture_packages() {
  if ! command -v Xvfb >/dev/null 2>&1; then echo xvfb; fi
  if ! command -v dbus-run-session >/dev/null 2>&1; then echo dbus; fi
  if [ ! -x /usr/libexec/at-spi-bus-launcher ]; then echo at-spi2-core; fi
  if ! /usr/bin/python3 -c 'import gi' >/dev/null 2>&1; then echo python3-gi; fi
  if ! /usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0")' >/dev/null 2>&1; then echo gir1.2-gtk-3.0; fi
}

# Sees to what a capture of the example screen needs; stops where it cannot be had.
ensure_capture() {
  local missing
  read -r -a missing <<<"$(missing_capture_packages | tr '\n' ' ')"
  if [ "${#missing[@]}" -eq 0 ]; then return 0; fi
  if ! command -v apt-get >/dev/null 2>&1; then
    say "axverify: the capture of the example screen needs Debian, or a system with its packages: ${missing[*]}"
    exit 2
  fi
  if [ "$(id -u)" -ne 0 ] && ! sudo -n true 2>/dev/null; then stop_for_packages "${missing[@]}"; fi
  say "axverify: installing ${missing[*]}"
  apt_get update -qq || true
  apt_get install -y -qq --no-install-recommends "${missing[@]}" || true
  read -r -a missing <<<"$(missing_capture_packages | tr '\n' ' ')"
  if [ "${#missing[@]}" -ne 0 ]; then stop_for_packages "${missing[@]}"; fi
}

# Stops unless Swift is there and new enough. No distribution packages a fit one, so it is not installed here.
ensure_swift() {
  local wanted_major=6 wanted_minor=2 version major minor
  if ! command -v swift >/dev/null 2>&1; then
    say "axverify: Swift is missing; $wanted_major.$wanted_minor or newer is needed: https://www.swift.org/install/"
    exit 2
  fi
  version="$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)"
  major="${version%%.*}"
  minor="${version#*.}"
  if [ -z "$version" ] || [ "$major" -lt "$wanted_major" ] ||
    { [ "$major" -eq "$wanted_major" ] && [ "$minor" -lt "$wanted_minor" ]; }; then
    say "axverify: Swift ${version:-of an unknown version} is installed; $wanted_major.$wanted_minor or newer is needed:" \
      "https://www.swift.org/install/"
    exit 2
  fi
}

# Swift 6.3.1 with -O gets this wrong where `skip` is not inlined: `x.skip(); let a = x.at; while x.at < n { x.skip() }`
# gives `a` the value from before the first call. One pass brings it about, and leaving it out costs nothing measurable.
sound_optimiser=(-Xswiftc -Xllvm -Xswiftc -sil-disable-pass=early-codemotion)

# Builds the released binary (the Swift runtime linked in, where the platform can) and prints its path.
build_release() {
  local flags=(-c release "${sound_optimiser[@]}")
  # Apple's systems come with the runtime, and its tools refuse to link it in.
  if [ "$(uname -s)" != Darwin ]; then flags+=(--static-swift-stdlib); fi
  swift build "${flags[@]}" --product axverify >&2 || return 1
  printf '%s/axverify\n' "$(swift build "${flags[@]}" --show-bin-path)"
}
