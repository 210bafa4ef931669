"""
Adds a glyph for each letter with combining marks of the languages of Ghana, Nigeria and the Amazigh. The renderer of our documents
(@react-pdf) ignores the positions that a font gives for marks, so a mark would touch a capital letter.
Arguments: the font, and the file to write. In the new font these glyphs are the only substitutions.
"""
import json
import subprocess
import sys
from itertools import product
from unicodedata import normalize
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

VOWELS = 'AaEeIiOoUuYyƐɛƆɔƏəƎǝƖɩƲʋƱʊƗɨɄʉMmNnŊŋ'
LETTERS = VOWELS + 'ƔɣƝɲRrLlDdGgHhSsTtZz'
BELOW = '\u0323\u0324\u0325\u0327\u0328\u0329\u032d\u0330\u0331'
MARKS = '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030b\u030c\u030d' + BELOW
TONES = '\u0300\u0301\u0302\u0304\u030c'


def letters_with_marks():
    """Returns the texts that have no character of their own in Unicode."""
    texts = [*product(LETTERS, MARKS), *product(VOWELS, '\u0303' + BELOW, TONES)]
    return sorted({text for text in (normalize('NFC', ''.join(parts)) for parts in texts) if len(text) > 1})


def shaped(path, texts):
    """Returns for each text its glyphs with their offsets, as HarfBuzz sets them."""
    command = ['hb-shape', '--output-format=json', '--no-clusters', path]
    lines = subprocess.run(command, input='\n'.join(texts), capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in lines.splitlines()]


source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
glyph_of = font.getBestCmap()
glyphs = font['glyf'].glyphs
texts = letters_with_marks()
rules = []
for number, (text, parts) in enumerate(zip(texts, shaped(source, texts), strict=True)):
    pen = TTGlyphPen(glyphs)
    width = 0
    for part in parts:
        pen.addComponent(part['g'], (1, 0, 0, 1, width + part['dx'], part['dy']))
        width += part['ax']
    glyphs[f'marked{number}'] = pen.glyph()
    font['hmtx'][f'marked{number}'] = (width, 0)
    rules.append(f'sub {" ".join(glyph_of[ord(character)] for character in text)} by marked{number};')
font.setGlyphOrder([*font.getGlyphOrder(), *(f'marked{number}' for number in range(len(texts)))])
addOpenTypeFeaturesFromString(font, 'feature ccmp {\n%s\n} ccmp;' % '\n'.join(rules), tables=['GSUB'])
font.save(target)
