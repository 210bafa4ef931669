import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MARKET_SHARE_PICTURES,
  SHARE_PICTURE_SIZE,
  SHARE_PICTURES,
  sharePictureOf,
  sharePicturePath,
} from '@/lib/seo/share-pictures';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { formatPrefix } from '@/lib/market/prefix';
import { LANGUAGES } from '@/lib/market/language';
import { routeNamed, ROUTES } from '@/lib/routing/routes';
import { composePicture, listPictures } from '../../../scripts/share-pictures/draw.mjs';
import { openFonts } from '../../../scripts/share-pictures/fonts.mjs';
import { setLine, setLines } from '../../../scripts/share-pictures/set-text.mjs';

let listed: Awaited<ReturnType<typeof listPictures>>;
let fonts: Awaited<ReturnType<typeof openFonts>>;

beforeAll(async () => {
  [listed, fonts] = await Promise.all([listPictures(), openFonts()]);
}, 60_000);

const shape = (text: string, language: string, rightToLeft: boolean) => setLine(text, fonts[language], rightToLeft);
const paths = (text: string, language: string, rightToLeft: boolean) =>
  shape(text, language, rightToLeft).glyphs.map(({ path }) => path);

describe('pictures for shared links', () => {
  it('exist in every language, and every page has one', () => {
    const markets = COUNTRIES.flatMap((country) =>
      MARKETS[country].languages.map((language) => ({ country, language })),
    );
    const many = SHARE_PICTURES.length * LANGUAGES.length + MARKET_SHARE_PICTURES.length * markets.length;
    expect(listed.pictures).toHaveLength(many);
    for (const { name } of ROUTES) expect(SHARE_PICTURES).toContain(sharePictureOf(name));
    const files = new Set(listed.pictures.map(({ file }) => `/${file.split('/').slice(1).join('/')}`));
    for (const language of LANGUAGES)
      for (const picture of SHARE_PICTURES) expect(files).toContain(sharePicturePath(picture, language));
    for (const choice of markets)
      for (const picture of SHARE_PICTURES)
        expect(files).toContain(sharePicturePath(picture, choice.language, formatPrefix(choice)));
  });

  it('have the country and the route to it, if they belong to a market', () => {
    const picture = (address: string) => listed.pictures.find(({ file }) => file.endsWith(address))!;
    expect(picture('og/gh-en/home.png')).toMatchObject({ title: expect.stringContaining('Ghana'), tagline: '' });
    expect(picture('og/pk-ur/track.png').tagline).toContain('پاکستان');
    const codes = (address: string) => picture(address).label.to.map(({ code }) => code);
    expect(codes('og/tr-tr/home.png')).toEqual(['IST']);
    expect(codes('og/cn-cn/home.png')).toHaveLength(10);
  });

  it('have a title', () => {
    const untitled = listed.pictures.filter(({ title }) => !title);
    expect(untitled.map(({ file }) => file)).toEqual([]);
    expect(SHARE_PICTURES.filter((name) => routeNamed(name).flags.private)).toEqual([]);
  });

  it('can be rendered: a font has every letter, and every title fits', { timeout: 60_000 }, () => {
    for (const picture of listed.pictures.filter(({ title }) => title)) {
      const svg = composePicture(picture, listed.brand, fonts);
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(svg, 'letters are outlines, colours are set').not.toMatch(/<text|font-family|NaN|undefined|var\(/);
    }
  });

  it('have the size that readers require', { timeout: 60_000 }, async () => {
    const urdu = listed.pictures.find(({ language, title }) => language === 'ur' && title)!;
    const { width, height } = await sharp(Buffer.from(composePicture(urdu, listed.brand, fonts))).metadata();
    expect({ width, height }).toEqual(SHARE_PICTURE_SIZE);
  });
});

describe('rendered text', () => {
  it('joins Arabic letters: an isolated letter differs from one within a word', () => {
    const alone = paths('ب', 'ar', true);
    expect(paths('ببب', 'ar', true)).not.toContain(alone[0]);
  });

  it('runs from the right, with numbers and Latin names from the left inside', () => {
    const digits = paths('123', 'ar', true);
    const line = paths('طرد 123 كغ', 'ar', true);
    const at = line.indexOf(digits[0]!);
    expect(line.slice(at, at + 3)).toEqual(digits);
    // Right to left: the first letter is the rightmost glyph.
    expect(line.at(-1)).toBe(paths('طرد', 'ar', true).at(-1));
  });

  it('measures the ink of Nastaliq letters beyond their width', () => {
    for (const text of ['گھر', 'تک، اور ملک', 'کسٹمز']) {
      const { glyphs, width } = shape(text, 'ur', true);
      expect(Math.min(...glyphs.map(({ left }) => left)), text).toBeGreaterThan(-1e-9);
      expect(Math.max(...glyphs.map(({ right }) => right)), text).toBeLessThan(width + 1e-9);
    }
  });

  it('stays within its width, and a longer text has more lines', () => {
    const settings = { fonts: fonts.fr, language: 'fr', rightToLeft: false, width: 8 };
    const lines = setLines('Petits colis e-commerce de Chine vers onze marchés', settings)!;
    expect(lines.length).toBeGreaterThan(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(8);
    expect(setLines('Unzerbrechlichkeitsversicherung', { ...settings, width: 3 })).toBeNull();
  });

  it('breaks Chinese between words, never before punctuation or within a number', () => {
    const settings = { fonts: fonts['zh-CN'], language: 'zh-CN', rightToLeft: false };
    for (let width = 5; width < 20; width += 0.5) {
      const lines = setLines('从中国寄往十一个市场，也在当地送货上门。', { ...settings, width })!;
      const forbidden = ['，', '。', '一'].flatMap((character) => paths(character, 'zh-CN', false));
      for (const { glyphs } of lines.slice(1)) expect(forbidden).not.toContain(glyphs[0]!.path);
    }
  });

  it('rejects a letter that no font has', () => {
    expect(() => shape('ש', 'en', false)).toThrow(/no font for/);
  });
});
