import { describe, expect, it } from 'vitest';
import { printableText, unprintableCharacters } from '@/lib/orders/printable-text';

describe('printableText', () => {
  it.each([
    'Ọlá Adébáyọ̀, 7 Nightingale Close',
    'Abena Ɔkɔmfo Ɛsi Ɖela Ʋɔ Kwaku Ƒo, ɣ Ŋ ŋ Ɲ Ǝ ǝ Ɓ Ɗ Ƙ Ƴ',
    'Ɔ̀kɛ̃́ m̀bá Ẹ̀',
    'ⵎⵓⵃⴰⵎⵎⴰⴷ ⴰⵎⵣⵉⴰⵏ, Ṭariq Aẓayku, 3ᵉ étage',
    '24, rue Jean-Jaurès – œuvre « à côté »',
    'Ağrı Şişli İstanbul Çağlayan ığüşöç',
    'عبدالرحمٰن بن عَبْدِ اللهِ، الدور 3',
    'ٹریکنگ نمبر: گلی ۷، لاہور ھے ڑ ں ۔',
    '龑堃喆頔翀镕昇犇 臺灣 广东省（白云区）𠮷 㐂 䶮 ①',
  ])('preserves the letters of our markets: %s', (text) => {
    expect(printableText(text)).toBe(text.normalize('NFC'));
    expect(unprintableCharacters(text)).toEqual([]);
  });

  it('removes characters that cannot be seen, and makes white space one space', () => {
    expect(printableText('a\u202eb\u200fc\u0007d\u200be\u{e0100}')).toBe('abcde');
    expect(printableText('two\n lines\t\u202fhere')).toBe('two lines here');
    expect(printableText('می\u200cخواهم')).toContain('\u200c');
  });

  it('replaces letters by compatible ones, or by the printers’ mark for a missing letter', () => {
    expect(printableText('𝐀ma')).toBe('Ama');
    expect(printableText('Ama 📦 नि')).toBe('Ama 〓 〓〓');
  });
});

describe('unprintable', () => {
  it('names each character once, with its marks', () => {
    expect(unprintableCharacters('한글 Ama 한 नि 📦\u{fe0f}')).toEqual(['한', '글', 'नि', '📦']);
    expect(unprintableCharacters('𪚥 Ama')).toEqual(['𪚥']);
  });
});
