# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh disable=SC2034,SC2046,SC2086 # lists are chosen by name and split into words
# Read by run.sh and test.sh, from the top folder of the source: what each system needs, and how to get it.
# POSIX sh. "a|b" in a list means the first of the two that the system offers.

say() { printf '%s\n' "$*"; }
fail() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# --- what is needed ---------------------------------------------------------------------------------------------

# Debian's md4c CMake file names the html library too, so both -dev packages are needed.
apt_build='ca-certificates g++ cmake ninja-build pkg-config qt6-base-dev qt6-svg-dev|libqt6svg6-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libyaml-cpp-dev libmd4c-dev libmd4c-html0-dev'
# Plug-ins that no library depends on: SQLite, SVG, WebP, Wayland, and Qt's own words in Korean.
apt_run='fontconfig libqt6sql6-sqlite qt6-svg-plugins|libqt6svg6 qt6-image-formats-plugins qt6-wayland
    qt6-translations-l10n'
apt_test='ccache xvfb openbox xdotool dbus dbus-x11 at-spi2-core x11-utils x11-xserver-utils imagemagick sqlite3
    python3 python3-yaml python3-jsonschema fonts-noto-cjk fonts-nanum'
apt_font=fonts-noto-cjk

dnf_build='gcc-c++ cmake ninja-build pkgconf-pkg-config qt6-qtbase-devel qt6-qtsvg-devel qt6-qttools-devel
    qt6-linguist yaml-cpp-devel md4c-devel'
dnf_run='fontconfig qt6-qtsvg qt6-qtimageformats qt6-qtwayland qt6-qttranslations'
dnf_test='ccache xorg-x11-server-Xvfb openbox xdotool dbus-daemon dbus-x11 at-spi2-core xdpyinfo xrandr ImageMagick
    sqlite python3 python3-pyyaml python3-jsonschema google-noto-sans-cjk-fonts'
dnf_font=google-noto-sans-cjk-fonts

pacman_build='gcc cmake ninja pkgconf qt6-base qt6-svg qt6-tools yaml-cpp md4c'
pacman_run='fontconfig qt6-imageformats qt6-wayland qt6-translations'
pacman_test='ccache xorg-server-xvfb openbox xdotool dbus at-spi2-core xorg-xdpyinfo xorg-xrandr imagemagick sqlite
    python python-yaml python-jsonschema noto-fonts-cjk'
pacman_font=noto-fonts-cjk

brew_build='cmake ninja pkgconf qt yaml-cpp md4c'
brew_run=''
brew_test='ccache sqlite imagemagick'
brew_font=''

# --- how it is had ----------------------------------------------------------------------------------------------

# Prints apt, dnf, pacman or brew.
package_manager() {
    if [ "$(uname -s)" = Darwin ]; then
        command -v brew >/dev/null || fail "Homebrew is needed to install Qt: see https://brew.sh, then run this again."
        say brew
        return
    fi
    for tool in apt-get dnf pacman; do
        if command -v $tool >/dev/null; then
            say "${tool%-get}"
            return
        fi
    done
    fail "this system has none of apt, dnf, pacman and brew. Install a C++20 compiler, CMake 3.23, Ninja," \
        "Qt 6.4 (base, svg, tools), yaml-cpp and md4c, then: cmake --preset release && cmake --build build/release"
}

installed() {
    case $manager in
    apt) dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed ;;
    dnf) rpm -q --whatprovides "$1" >/dev/null 2>&1 ;;
    pacman) [ -z "$(pacman -T "$1")" ] ;;
    brew) brew list --versions "$1" >/dev/null 2>&1 ;;
    esac
}

offered() {
    case $manager in
    apt) [ -n "$(apt-cache policy "$1" | sed -n 's/^  Candidate: \([^(]\)/\1/p')" ] ;;
    *) true ;;
    esac
}

# Prints the first of "a|b" that the system offers, or nothing.
first_offered() {
    for name in $(say "$1" | tr '|' ' '); do
        if offered "$name"; then
            say "$name"
            return
        fi
    done
}

# Prints those of the packages named that are not installed.
missing() {
    for package in "$@"; do
        case $package in
        *\|*) name=$(first_offered "$package") ;;
        *) name=$package ;;
        esac
        if [ -z "$name" ] || ! installed "$name"; then
            say "$package"
        fi
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "installing packages needs root, and there is no sudo here. As root, run: $*"
    fi
}

# install_needs WHAT…: installs the packages of the lists WHAT (build, run, test), and a Korean font where
# there is none. Asks the package manager for nothing when all are there.
install_needs() {
    manager=$(package_manager) || exit 1
    wanted=
    for list in "$@"; do
        wanted="$wanted $(eval "say \"\$${manager}_$list\"")"
    done
    if [ -z "$(fc-list :lang=ko 2>/dev/null)" ]; then
        wanted="$wanted $(eval "say \"\$${manager}_font\"")"
    fi
    absent=$(missing $wanted)
    [ -n "$absent" ] || return 0

    if [ "$manager" = apt ]; then
        as_root apt-get update -qq || fail "the package lists cannot be fetched. Is there a network? Then run this again."
    fi
    chosen=
    for package in $absent; do
        name=$(first_offered "$package")
        [ -n "$name" ] || fail "this system offers no package $package." \
            "Foldout needs Qt 6.4 or newer: Debian 12, Ubuntu 24.04, Fedora 38 and later have it."
        chosen="$chosen $name"
    done
    say "Installing with $manager:$chosen"
    case $manager in
    apt) as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $chosen >/dev/null ;;
    dnf) as_root dnf install -y -q $chosen ;;
    pacman) as_root pacman -S --needed --noconfirm $chosen ;;
    brew) brew install -q $chosen ;;
    esac || fail "the packages above could not be installed; what $manager said stands before this line."
}

# build PRESET: configures build/PRESET once, then builds what changed.
build() {
    if [ "$(uname -s)" = Darwin ]; then
        CMAKE_PREFIX_PATH=$(brew --prefix qt)${CMAKE_PREFIX_PATH:+:$CMAKE_PREFIX_PATH}
        export CMAKE_PREFIX_PATH
    fi
    if [ ! -f "build/$1/build.ninja" ]; then
        say "Configuring build/$1"
        cmake --preset "$1" ||
            fail "CMake could not configure build/$1. If it found a Qt older than 6.4, use a newer system."
    fi
    cmake --build "build/$1" || fail "the build stopped; the first error above is the reason."
}
