"""
Replaces each ligature of two Arabic letters by two glyphs that look the same: the drawing for the first letter and an empty glyph
for the second. A PDF reader reverses the glyphs of a right-to-left line. It cannot reverse the letters inside one glyph, so copied
text would have them in the wrong order. The empty glyph takes a part of the width, because readers set a letter without width apart.
"""
import copy
import sys
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph


def ligature_lookup(substitutions):
    """Returns the index of the only lookup of required ligatures."""
    features = [record.Feature for record in substitutions.FeatureList.FeatureRecord if record.FeatureTag == 'rlig']
    [index] = {index for feature in features for index in feature.LookupListIndex}
    return index


def pairs_of(lookup):
    """Returns the ligatures by their second letter: {second: {first: ligature}}."""
    by_second = {}
    for subtable in lookup.SubTable:
        for first, ligatures in getattr(subtable, 'ExtSubTable', subtable).ligatures.items():
            for ligature in ligatures:
                [second] = ligature.Component
                by_second.setdefault(second, {})[first] = ligature.LigGlyph
    return by_second


def rules_of(by_second):
    """Returns the replacement as OpenType feature code."""
    drawings = [
        f'lookup drawing_{second} {{ {" ".join(f"sub {first} by {drawing}.drawn;" for first, drawing in pairs.items())} }} drawing_{second};'
        for second, pairs in by_second.items()
    ]
    rules = [
        f"sub [{' '.join(pairs)}]' lookup drawing_{second} {second}' lookup empty;" for second, pairs in by_second.items()
    ]
    return '\n'.join([
        'lookup empty {', *(f'sub {second} by {second}.empty;' for second in by_second), '} empty;',
        *drawings,
        'feature rlig { lookup pairs { lookupflag RightToLeft IgnoreMarks;', *rules, '} pairs; } rlig;',
    ])


def add_glyphs(font, second, drawings):
    """Adds the empty glyph of a letter, and the drawings moved back by its width."""
    width = min(font['hmtx'][drawing][0] for drawing in drawings) // 2
    glyphs = font['glyf'].glyphs
    glyphs[f'{second}.empty'] = Glyph()
    font['hmtx'][f'{second}.empty'] = (width, 0)
    for drawing in drawings:
        pen = TTGlyphPen(glyphs)
        pen.addComponent(drawing, (1, 0, 0, 1, -width, 0))
        glyphs[f'{drawing}.drawn'] = pen.glyph()
        font['hmtx'][f'{drawing}.drawn'] = (font['hmtx'][drawing][0] - width, font['hmtx'][drawing][1] - width)
    font.setGlyphOrder([*font.getGlyphOrder(), f'{second}.empty', *(f'{drawing}.drawn' for drawing in sorted(drawings))])


def split_ligatures(font):
    substitutions = font['GSUB'].table
    lookups = substitutions.LookupList.Lookup
    index = ligature_lookup(substitutions)
    by_second = pairs_of(lookups[index])
    for second, pairs in by_second.items():
        add_glyphs(font, second, set(pairs.values()))
    font['GSUB'], kept = copy.copy(font['GSUB']), font['GSUB']
    addOpenTypeFeaturesFromString(font, rules_of(by_second), tables=['GSUB'])
    *added, pairs = font['GSUB'].table.LookupList.Lookup
    font['GSUB'] = kept
    for subtable in pairs.SubTable:
        for record in subtable.SubstLookupRecord:
            record.LookupListIndex += len(lookups)
    lookups[index] = pairs
    lookups.extend(added)


for path in sys.argv[1:]:
    # The subsetter keeps WOFF's compression, which the renderer would have to decompress for every glyph.
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    if 'arabic' in path:
        split_ligatures(font)
    font.save(path)
