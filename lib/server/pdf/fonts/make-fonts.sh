#!/bin/sh
# Cuts the fonts of our PDFs: IBM Plex for Latin, Greek, Cyrillic and Arabic letters, Noto for Chinese characters (all of
# GBK, and those added to the national list of names since). TrueType without hints, because a PDF's subset is cut from
# it in milliseconds; compressed formats take seconds. Needs: npm, pip install fonttools. Run in this folder; commit what
# changes.
set -eu
here=$(pwd)
work=$(mktemp -d)
cd "$work"
npm install --no-audit --no-fund --ignore-scripts @ibm/plex-sans@1 @ibm/plex-sans-arabic@1 @expo-google-fonts/noto-sans-sc@0.4
from="$work/node_modules"

for weight in Regular:400 SemiBold:600; do
  name=${weight%%:*}
  number=${weight##*:}
  pyftsubset "$from/@ibm/plex-sans/fonts/complete/woff/IBMPlexSans-$name.woff" --no-hinting \
    --unicodes='U+0020-052F,U+1E00-1EFF,U+2000-209F,U+20A0-20CF,U+2100-2122,U+2190-2193,U+2212' \
    --layout-features='kern,liga,mark,mkmk,ccmp,locl,tnum' --output-file="$here/plex-latin-$number.ttf"
  pyftsubset "$from/@ibm/plex-sans-arabic/fonts/complete/woff/IBMPlexSansArabic-$name.woff" --no-hinting \
    --unicodes='U+0020,U+00A0,U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC' \
    --layout-features='*' --output-file="$here/plex-arabic-$number.ttf"
done

python3 - > characters.txt <<'END'
gbk = set()
for lead in range(0x81, 0xFF):
    for trail in range(0x40, 0xFF):
        try:
            character = bytes([lead, trail]).decode('gbk')
        except UnicodeDecodeError:
            continue
        if len(character) == 1 and ord(character) >= 0x3000:
            gbk.add(ord(character))
later = list(range(0x9FA6, 0xA000)) + list(range(0x20000, 0x32000)) + list(range(0xFF00, 0xFFF0))
print('\n'.join('%X' % code for code in sorted(gbk | set(later))))
END
pyftsubset "$from/@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf" --no-hinting \
  --unicodes-file=characters.txt --layout-features='' --ignore-missing-unicodes --output-file="$here/han-500.ttf"

# The subsetter keeps WOFF's compression, which the renderer would undo again for every glyph.
python3 - "$here"/plex-*.ttf <<'END'
import sys
from fontTools.ttLib import TTFont
for path in sys.argv[1:]:
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    font.save(path)
END
rm -r "$work"
