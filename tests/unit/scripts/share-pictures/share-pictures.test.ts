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
import { unprintableCharacters } from '@/lib/orders/printable-text';
import { listPictures } from '../../../../scripts/share-pictures/draw.mjs';
import { composePicture } from '../../../../scripts/share-pictures/picture.mjs';
import { breaker, measure } from '../../../../scripts/share-pictures/set-text.mjs';

let pictures: Awaited<ReturnType<typeof listPictures>>;

beforeAll(async () => {
  pictures = await listPictures();
}, 60_000);

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const EDGE = 72;

/** Returns the first and last column with ink in the half of the titles, below the mark. */
async function titleColumns(svg: string, rightToLeft: boolean) {
  const left = rightToLeft ? WIDTH / 2 - 40 : 0;
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left, top: 130, width: WIDTH / 2 + 40, height: HEIGHT - 130 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = [...Array(info.width).keys()].filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x]!).some((light) => light > 128),
  );
  return { first: left + inked[0]!, last: left + inked.at(-1)! };
}

describe('the picture for a shared link', () => {
  it('exists in every language, and every page has one', () => {
    const markets = COUNTRIES.flatMap((country) =>
      MARKETS[country].languages.map((language) => ({ country, language })),
    );
    const expectedCount = SHARE_PICTURES.length * LANGUAGES.length + MARKET_SHARE_PICTURES.length * markets.length;
    expect(pictures.pictures).toHaveLength(expectedCount);
    for (const { name } of ROUTES) expect(SHARE_PICTURES).toContain(sharePictureOf(name));
    const files = new Set(pictures.pictures.map(({ file }) => `/${file.split('/').slice(1).join('/')}`));
    for (const language of LANGUAGES)
      for (const picture of SHARE_PICTURES) expect(files).toContain(sharePicturePath(picture, language));
    for (const choice of markets)
      for (const picture of SHARE_PICTURES)
        expect(files).toContain(sharePicturePath(picture, choice.language, formatPrefix(choice)));
  });

  it('has the country and the route to it, if it belongs to a market', () => {
    const picture = (address: string) => pictures.pictures.find(({ file }) => file.endsWith(address))!;
    expect(picture('og/gh-en/home.png')).toMatchObject({ title: expect.stringContaining('Ghana'), tagline: '' });
    expect(picture('og/pk-ur/track.png').tagline).toContain('پاکستان');
    const codes = (address: string) => picture(address).label.to.map(({ code }) => code);
    expect(codes('og/tr-tr/home.png')).toEqual(['IST']);
    expect(codes('og/cn-cn/home.png')).toHaveLength(10);
  });

  it('has a title', () => {
    const untitled = pictures.pictures.filter(({ title }) => !title);
    expect(untitled.map(({ file }) => file)).toEqual([]);
    expect(SHARE_PICTURES.filter((name) => routeNamed(name).flags.private)).toEqual([]);
  });

  it('can be rendered: a font has every letter, and every title fits', { timeout: 60_000 }, async () => {
    for (const picture of pictures.pictures.filter(({ title }) => title)) {
      const svg = await composePicture(picture, pictures.brand);
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(svg, 'colours are set').not.toMatch(/NaN|undefined|var\(/);
      // Documents have the same fonts. Nastaliq comes before them.
      expect(unprintableCharacters(svg.replace(/<[^>]*>/g, '')), picture.file).toEqual([]);
    }
  });

  it('has the size that readers require', { timeout: 60_000 }, async () => {
    const urdu = pictures.pictures.find(({ language, title }) => language === 'ur' && title)!;
    const { width, height } = await sharp(Buffer.from(await composePicture(urdu, pictures.brand))).metadata();
    expect({ width, height }).toEqual(SHARE_PICTURE_SIZE);
  });

  it.each(LANGUAGES)(
    '%s: has the title at the start of its line, beside the label',
    { timeout: 60_000 },
    async (own) => {
      const titled = pictures.pictures.filter(({ language, title }) => language === own && title);
      const longest = titled.reduce((one, other) => (one.title!.length >= other.title!.length ? one : other));
      const svg = await composePicture(longest, pictures.brand);
      const { first, last } = await titleColumns(svg, longest.rightToLeft);
      const [start, end] = longest.rightToLeft ? [WIDTH - last, WIDTH - first] : [first, last];
      // Nastaliq letters reach beyond their width.
      expect(Math.abs(start - EDGE), longest.title!).toBeLessThan(16);
      expect(end).toBeGreaterThan(EDGE + 250);
      // The column ends at 632 and the label begins at 688.
      expect(end).toBeLessThan(660);
    },
  );
});

describe('rendered text', () => {
  it.each([
    ['en', 'Ghana', 2.93],
    ['tr', 'İğdır', 2.17],
    ['ar', 'القاهرة', 2.62],
    ['ur', 'پاکستان', 2.82],
    ['zh-CN', '广州', 1.87],
  ])('uses our fonts, not the installed ones: %s', async (language, text, ems) => {
    expect(await measure(text, language)).toBeCloseTo(ems, 1);
  });

  it('joins Arabic letters', async () => {
    expect(await measure('ببب', 'ar')).toBeLessThan(2.2 * (await measure('ب', 'ar')));
  });

  it('stays within its width, and a longer text has more lines', async () => {
    const lines = (await breaker('Petits colis e-commerce de Chine vers onze marchés', 'fr'))(8)!;
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(await measure(line, 'fr')).toBeLessThanOrEqual(8);
    expect((await breaker('Unzerbrechlichkeitsversicherung', 'fr'))(3)).toBeNull();
  });

  it('breaks Chinese between words, never before punctuation or within a number', async () => {
    const breakLines = await breaker('从中国寄往十一个市场，也在当地送货上门。', 'zh-CN');
    for (let width = 5; width < 20; width += 0.5)
      for (const line of breakLines(width)!.slice(1)) expect(line).not.toMatch(/^[，。一]/);
  });
});
