#!/bin/sh
# Creates the subset fonts of our PDFs, and the list of the characters that they have (lib/orders/printable-characters.json).
# - plex-latin: IBM Plex Sans for Latin, Greek and Cyrillic letters of most languages; plex-arabic for Arabic and Urdu.
#   Arabic has no kerning: the renderer moves the wrong letter and leaves a gap inside a word.
# - noto-latin: Noto Sans for the other Latin letters, phonetic letters and combining marks. It includes the base
#   letters, because a letter and its marks are one glyph. noto-tifinagh: Tifinagh.
# - han: Noto Sans SC, GBK and later additions to the national list of names. han-rare: Extension A, the Extensions B and later that the
#   Noto fonts of China, Hong Kong and Japan have, and symbols.
# TrueType without hints, because a PDF's subset of it takes milliseconds. Compressed formats take seconds.
# Needs: npm, pip install fonttools, hb-shape of HarfBuzz. Run it in this folder and commit the changes.
set -eu
here=$(pwd)
work=$(mktemp -d)
cd "$work"
npm install --no-audit --no-fund --ignore-scripts @ibm/plex-sans@1 @ibm/plex-sans-arabic@1 @expo-google-fonts/noto-sans@0.4 \
  @expo-google-fonts/noto-sans-tifinagh@0.4 @expo-google-fonts/noto-sans-sc@0.4 @expo-google-fonts/noto-sans-hk@0.4 \
  @expo-google-fonts/noto-sans-jp@0.4
from="$work/node_modules"
noto="$from/@expo-google-fonts"

for weight in Regular:400 SemiBold:600; do
  name=${weight%%:*}
  number=${weight##*:}
  pyftsubset "$from/@ibm/plex-sans/fonts/complete/woff/IBMPlexSans-$name.woff" --no-hinting \
    --unicodes='U+0020-052F,U+1E00-1EFF,U+2000-209F,U+20A0-20CF,U+2100-2122,U+2190-2193,U+2212' \
    --layout-features='kern,liga,mark,mkmk,ccmp,locl,tnum' --output-file="$here/plex-latin-$number.ttf"
  pyftsubset "$from/@ibm/plex-sans-arabic/fonts/complete/woff/IBMPlexSansArabic-$name.woff" --no-hinting \
    --unicodes='U+0020,U+00A0,U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC' \
    --layout-features='ccmp,locl,isol,init,medi,fina,rlig,calt' --output-file="$here/plex-arabic-$number.ttf"
  latin="$noto/noto-sans/$number$name/NotoSans_$number$name.ttf"
  python3 "$here/compose-marks.py" "$latin" marked.ttf
  pyftsubset marked.ttf --no-hinting \
    --unicodes='U+0020-036F,U+1AB0-1AFF,U+1D00-1EFF,U+2000-209F,U+20A0-20CF,U+2100-214F,U+2C60-2C7F,U+A700-A7FF,U+AB30-AB6F' \
    --layout-features='ccmp,kern' --output-file="$here/noto-latin-$number.ttf"
done
pyftsubset "$noto/noto-sans-tifinagh/400Regular/NotoSansTifinagh_400Regular.ttf" --no-hinting --unicodes='U+2D30-2D7F' \
  --layout-features='' --output-file="$here/noto-tifinagh-400.ttf"

python3 - <<'END'
import glob
from fontTools.ttLib import TTFont
gbk = set()
for lead in range(0x81, 0xFF):
    for trail in range(0x40, 0xFF):
        try:
            character = bytes([lead, trail]).decode('gbk')
        except UnicodeDecodeError:
            continue
        if len(character) == 1:
            gbk.add(ord(character))
symbols = {code for code in gbk if 0x2100 <= code < 0x3000}
later = {*range(0x9FA6, 0xA000), *range(0x20000, 0x32400)}
taken = {code for code in gbk if code >= 0x3000} | later | {*range(0xFF00, 0xFFF0)}
rare = symbols | later | {*range(0x3400, 0x4DC0), *range(0xF900, 0xFB00)}
written = {'han': sorted(taken)}
known = set()
for region in ('sc', 'hk', 'jp'):
    [path] = glob.glob(f'node_modules/@expo-google-fonts/noto-sans-{region}/500Medium/*.ttf')
    has = set(TTFont(path).getBestCmap())
    if region == 'sc':
        known = has & taken
    written[region] = sorted((has & rare) - known)
    known |= has
for name, codes in written.items():
    with open(f'{name}.txt', 'w') as file:
        file.write('\n'.join('%X' % code for code in codes))
END
subset_han() {
  region=$(echo "$1" | tr '[:lower:]' '[:upper:]')
  pyftsubset "$noto/noto-sans-$1/500Medium/NotoSans${region}_500Medium.ttf" --no-hinting --unicodes-file="$2" \
    --layout-features='' --ignore-missing-unicodes --output-file="$3"
}
subset_han sc han.txt "$here/han-500.ttf"
for region in sc hk jp; do subset_han $region $region.txt "$work/$region.ttf"; done
pyftmerge --output-file="$here/han-rare-500.ttf" sc.ttf hk.ttf jp.ttf

python3 "$here/split-ligatures.py" "$here"/plex-*.ttf
python3 "$here/list-characters.py" "$here"/*.ttf > "$here/../../../../../orders/printable-characters.json"
rm -r "$work"
