#!/bin/sh
# Cuts the @fontsource files down to the letters and features that our pages use (a third to a half of the bytes). Needs
# fonttools and brotli (Debian: fonttools python3-brotli). Run from the repository's root. Commit what changes. A file's
# name carries the beginning of its SHA-256: put new names into fonts.css and fonts.ts.
set -eu
# The time of day is written into a font otherwise, and gives it another name.
export SOURCE_DATE_EPOCH=0
plex=node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans
arabic_plex=node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic
nastaliq=node_modules/@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2
served=public/fonts
parts=$(mktemp -d)
rm -f "$served"/*.woff2

# Latin letters in texts in English, Chinese, Arabic and Urdu: ASCII, marks, and the letters of Français and Türkçe.
basic=U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+00E7,U+00F7,U+00FC,U+2013,U+2018,U+2019,U+201C,U+201D,U+2026
# All letters of French and Turkish as well.
latin=U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AD,U+00B0,U+00B7,U+00BB,U+00C0,U+00C2,U+00C7-00CB,U+00CE,U+00CF,U+00D4,U+00D6,U+00D7,U+00D9,U+00DB,U+00DC,U+00E0,U+00E2,U+00E7-00EB,U+00EE,U+00EF,U+00F4,U+00F6,U+00F7,U+00F9,U+00FB,U+00FC,U+011E,U+011F,U+0130,U+0131,U+0152,U+0153,U+015E,U+015F,U+2009-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2190-2193,U+2212
# All other characters of Plex Sans, for names of people and places.
rest=U+00A1-00A8,U+00AA,U+00AC,U+00AE,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00BF,U+00C1,U+00C3-00C6,U+00CC,U+00CD,U+00D0-00D3,U+00D5,U+00D8,U+00DA,U+00DD-00DF,U+00E1,U+00E3-00E6,U+00EC,U+00ED,U+00F0-00F3,U+00F5,U+00F8,U+00FA,U+00FD-011D,U+0120-012F,U+0132-0151,U+0154-015D,U+0160-02BA,U+1E00-1E9F,U+2030,U+2039,U+203A,U+20A0-20AB,U+20AD-20C0,U+2122
arabic=U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+200C-200F
urdu=U+060C,U+061B,U+061F,U+0621-0624,U+0626-063A,U+0640-0648,U+064A-0652,U+0654,U+0656,U+0670,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4,U+200C-200F
joined=init,medi,fina,isol,liga,rlig,calt,ccmp,mark,mkmk,kern,locl

cut_font() { # source, target, unicodes, features
  pyftsubset "$1" --unicodes="$3" --layout-features="$4" --no-hinting --output-file="$2"
}

serve() { # file, name
  pyftsubset "$1" --unicodes='*' --layout-features='*' --no-hinting --flavor=woff2 --output-file="$parts/served.woff2"
  mv "$parts/served.woff2" "$served/$2.$(sha256sum "$parts/served.woff2" | cut -c1-8).woff2"
}

# The letters of two source files in one.
join_latin() { # weight, unicodes, features, target
  for part in latin latin-ext; do cut_font "$plex-$part-$1-normal.woff2" "$parts/$part.ttf" "$2" "$3"; done
  pyftmerge --output-file="$4" "$parts/latin.ttf" "$parts/latin-ext.ttf"
}

for weight in 400 600; do
  join_latin "$weight" "$latin" kern "$parts/both.ttf"
  serve "$parts/both.ttf" "plex-latin-$weight"
  join_latin "$weight" "$rest" kern "$parts/both.ttf"
  serve "$parts/both.ttf" "plex-rest-$weight"
  cut_font "$plex-latin-$weight-normal.woff2" "$parts/english.ttf" "$basic" kern
  serve "$parts/english.ttf" "plex-english-$weight"
  # Pairs of Latin letters are few beside Arabic: the distances between them are left out.
  cut_font "$plex-latin-$weight-normal.woff2" "$parts/basic.ttf" "$basic" ''
  serve "$parts/basic.ttf" "plex-basic-$weight"
  cut_font "$arabic_plex-$weight-normal.woff2" "$parts/arabic.ttf" "$arabic" "$joined"
  pyftmerge --output-file="$parts/both.ttf" "$parts/arabic.ttf" "$parts/basic.ttf"
  serve "$parts/both.ttf" "plex-arabic-$weight"
done
cut_font "$nastaliq" "$parts/nastaliq.ttf" "$urdu" '*'
serve "$parts/nastaliq.ttf" nastaliq-400
rm -r "$parts"
