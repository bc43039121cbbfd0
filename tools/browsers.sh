#!/bin/sh
# Makes sure that there is a Chromium to test with and, on Debian, Firefox and WebKit as well (on Ubuntu: WebKit).
set -eu

if command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null \
  && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && command -v firefox-esr >/dev/null; then
  exit 0
fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  as_root="sudo --non-interactive"
fi

if [ -e /etc/debian_version ] && $as_root true 2>/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update --quiet
  # Ubuntu's chromium is a snap, which needs a daemon; there the bundled one serves.
  if grep --quiet '^ID=debian' /etc/os-release; then
    $as_root apt-get install --quiet --yes --no-install-recommends \
      chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb xauth fonts-liberation
    exit 0
  fi
  # There Firefox is a snap as well, unless somebody has put another one in its place.
  $as_root apt-get install --quiet --yes --no-install-recommends webkit2gtk-driver xvfb xauth \
    || echo "WebKit could not be installed."
fi

.venv/bin/playwright install chromium
