import { Font } from '@react-pdf/renderer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unprintableCharacters } from '@/lib/orders/printable-text';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import { familiesFor, registerFonts, FONT_WEIGHTS } from '@/lib/server/parcels/documents/pdf/register-fonts';
import { renderPdf } from '@/lib/server/parcels/documents/pdf/render-pdf';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { hasMissingGlyphs } from '../../../../../fixtures/pdf-letters';
import { readPdf } from '../../../../../fixtures/read-pdf';
import { orderInWords } from '../../../../support/sample-orders';

type Receiver = Extract<Country, 'EG' | 'PK' | 'GH' | 'MA' | 'TR'>;

const labelFor = (language: Language, country: Receiver, change: { name?: string; street?: string }) => {
  const order = orderInWords(language, country);
  for (const view of [order.english, order.local]) view.receiver = { ...view.receiver, ...change };
  return labelOfOrder(order, 0);
};

async function printLabel(language: Language, country: Receiver, change: { name?: string; street?: string }) {
  const pdf = await renderPdf(labelFor(language, country, change));
  const { pages } = await readPdf(pdf);
  return { text: pages[0]!.text, missing: hasMissingGlyphs(pdf) };
}

const between = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));

/** Letters of the alphabets of our markets, some with combining marks, and characters that no font of ours has. */
const CHARACTER = fc.oneof(
  { weight: 4, arbitrary: between(0x41, 0x2af) },
  { weight: 2, arbitrary: between(0x1e00, 0x1eff) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...'ƐɛƆɔẸẹỌọŊŋƔɣƎǝ'), between(0x300, 0x304)).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: between(0x2d30, 0x2d67) },
  { weight: 2, arbitrary: between(0x621, 0x64a) },
  { weight: 2, arbitrary: between(0x671, 0x6d3) },
  { weight: 2, arbitrary: between(0x3400, 0x9fff) },
  { weight: 1, arbitrary: between(0x20000, 0x2a6df) },
  { weight: 1, arbitrary: fc.constantFrom('한', '📦', 'अ', 'ሀ', 'ก', 'ა') },
);

const NAMES = fc.array(fc.string({ unit: CHARACTER, minLength: 1, maxLength: 8 }), { minLength: 40, maxLength: 40 });

describe('the printer of letters', () => {
  it('prints random names without a missing glyph, or the check names the character', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(NAMES, async (names) => {
        const accepted = names.filter((name) => unprintableCharacters(name).length === 0);
        const refusedNames = names.filter((name) => !accepted.includes(name));
        expect(accepted).not.toHaveLength(0);
        expect(refusedNames).not.toHaveLength(0);
        for (const name of refusedNames)
          for (const character of unprintableCharacters(name)) expect(name.normalize('NFC')).toContain(character);
        const labels = accepted.map((name) => labelFor('en', 'GH', { name }));
        const { title, language, brand, madeAt } = labels[0]!;
        const pdf = await renderPdf({ kind: 'labels', title, language, brand, madeAt, labels });
        expect(hasMissingGlyphs(pdf)).toBe(false);
      }),
      { numRuns: 1, endOnFailure: true },
    ),
  );

  it('knows the characters of the fonts, in both weights', { timeout: 60_000 }, async () => {
    registerFonts();
    const loaded = new Map<string, boolean>();
    const hasGlyph = async (character: string) => {
      for (const fontFamily of familiesFor(character)) {
        const weights = Object.values(FONT_WEIGHTS).map((fontWeight) => ({ fontFamily, fontWeight }));
        if (!loaded.has(fontFamily)) await Promise.all(weights.map((weight) => Font.load(weight)));
        loaded.set(fontFamily, true);
        const fonts = weights.map((weight) => Font.getFont(weight).data);
        const codePoint = character.codePointAt(0)!;
        if (fonts.every((font) => font && 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint)))
          return true;
      }
      return false;
    };
    const differing: string[] = [];
    for (let code = 0x20; code < 0x33000; code += code < 0x3400 ? 1 : 7) {
      const character = String.fromCodePoint(code);
      // Other characters are composed, decomposed or removed before they are printed.
      if (character !== character.normalize('NFKD') || /[\p{C}\p{Z}\p{Variation_Selector}]/u.test(character)) continue;
      if ((unprintableCharacters(character).length === 0) !== (await hasGlyph(character))) differing.push(character);
    }
    expect(differing).toEqual([]);
  });

  it('prints text that can be copied in order, also from right to left', { timeout: 60_000 }, async () => {
    const name = 'Abena Ɔkɔmfo Ɛ̀si Ɖela Ẹ̀bùn';
    const ghana = await printLabel('en', 'GH', { name });
    // pdf.js begins another piece after a mark.
    expect(ghana.text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    const egypt = await printLabel('ar', 'EG', { name: 'عبد السلام المصري', street: 'شارع الأزهر، الإسكندرية' });
    for (const word of ['السلام', 'المصري', 'شارع', 'الأزهر', 'الإسكندرية']) expect(egypt.text).toContain(word);
    const pakistan = await printLabel('ur', 'PK', { name: 'عائشہ لاہوری', street: 'مکان نمبر 7، گلبرگ' });
    for (const word of ['لاہوری', 'نمبر', 'گلبرگ', 'پاکستان']) expect(pakistan.text).toContain(word);
    expect([ghana, egypt, pakistan].map(({ missing }) => missing)).toEqual([false, false, false]);
  });

  it('writes Turkish capitals', { timeout: 60_000 }, async () => {
    expect((await printLabel('tr', 'TR', {})).text).toContain('TÜRKİYE');
    expect((await printLabel('en', 'PK', {})).text).toContain('PAKISTAN');
  });
});
