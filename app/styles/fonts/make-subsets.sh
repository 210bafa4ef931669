#!/bin/sh
# Cuts the @fontsource files down to the letters and features that our pages use (a third to a half of the bytes).
# Needs fonttools and brotli (Debian: fonttools python3-brotli). Run from the repository's root; commit what changes.
set -eu
from=node_modules/@fontsource
to=app/styles/fonts
served=public/fonts

cut_font() { # source, target file, unicodes, features
  pyftsubset "$from/$1" --unicodes="$3" --layout-features="${4:-*}" --no-hinting --flavor=woff2 --output-file="$2"
}

latin=U+0020-007E,U+00A0-00FF,U+0131,U+0152,U+0153,U+2009-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2030,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212
turkish=U+011E,U+011F,U+0130,U+015E,U+015F
arabic=U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+200C-200F
urdu=U+060C,U+061B,U+061F,U+0621-0624,U+0626-063A,U+0640-0648,U+064A-0652,U+0654,U+0656,U+0670,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4,U+200C-200F

# The letters of two source files in one.
join_latin() { # weight
  parts=$(mktemp -d)
  for part in latin latin-ext; do
    pyftsubset "$from/ibm-plex-sans/files/ibm-plex-sans-$part-$1-normal.woff2" --unicodes="$latin,$turkish" --layout-features=kern --no-hinting --output-file="$parts/$part.ttf"
  done
  pyftmerge --output-file="$parts/both.ttf" "$parts/latin.ttf" "$parts/latin-ext.ttf"
  pyftsubset "$parts/both.ttf" --unicodes="$latin,$turkish" --layout-features=kern --no-hinting --flavor=woff2 --output-file="$to/plex-latin-$1.woff2"
  rm -r "$parts"
}

for weight in 400 600; do
  join_latin "$weight"
  cut_font "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-$weight-normal.woff2" "$served/plex-arabic-$weight.woff2" "$arabic" init,medi,fina,isol,liga,rlig,calt,ccmp,mark,mkmk,kern,locl
done
cut_font noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2 "$served/nastaliq-400.woff2" "$urdu"
