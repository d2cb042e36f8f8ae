#!/bin/sh
# `npm run setup`: what the demo and the browser tests need from the system: Chromium, Firefox, fonts for Japanese.
# Installs only what is missing, so it may be run again and again.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }

missing=''
if [ -x "${CHROMIUM:-}" ] || has chromium || has chromium-browser; then echo 'Chromium: there'; else missing="$missing chromium"; fi
if [ -x "${FIREFOX:-}" ] || has firefox-esr || has firefox; then echo 'Firefox: there'; else missing="$missing firefox-esr"; fi
if has fc-list && [ -n "$(fc-list :lang=ja family | head -n 1)" ]; then echo 'Japanese fonts: there'; else missing="$missing fonts-noto-cjk"; fi

if [ -z "$missing" ]; then
  echo 'Nothing to install.'
  exit 0
fi

if ! has apt-get; then
  echo "Missing:$missing. There is no apt-get here: install them in this system's own way." >&2
  echo 'Browsers in unusual places are found through the variables CHROMIUM and FIREFOX (paths of the programs).' >&2
  exit 1
fi

as_root=''
if [ "$(id -u)" -ne 0 ]; then
  if ! has sudo; then
    echo "Missing:$missing. Not root, and there is no sudo. As root run: apt-get install -y$missing" >&2
    exit 1
  fi
  as_root='sudo'
fi

echo "Installing with apt-get:$missing"
$as_root apt-get update -q
# shellcheck disable=SC2086 # a list of packages
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
echo 'Set up.'
