import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SCRIPT_FONTS } from '@/app/styles/script-fonts';
import { charactersInMessages, charactersOf, inUnicodeRange } from './font-files';

interface FontOptions {
  src: { path: string; weight: string }[];
  variable: string;
  preload?: boolean;
  display?: string;
  declarations?: { prop: string; value: string }[];
}

const fonts = vi.hoisted(() => new Map<string, FontOptions>());

vi.mock('next/font/local', () => ({
  default: (options: FontOptions) => {
    fonts.set(options.variable, options);
    return { variable: `class-of${options.variable}` };
  },
}));

const { FONT_CLASSES } = await import('@/app/styles/fonts');

const rangeOf = (font: FontOptions) =>
  font.declarations?.find(({ prop }) => prop === 'unicode-range')?.value ?? 'U+0-10FFFF';

/** What a browser draws from these fonts: the fence of each, and the letters behind it. */
function drawnBy(variables: string[]): (code: number) => boolean {
  const parts = variables.flatMap((variable) => {
    const font = fonts.get(variable)!;
    return font.src.map(({ path }) => ({ fence: inUnicodeRange(rangeOf(font)), letters: charactersOf(path) }));
  });
  return (code) => parts.some(({ fence, letters }) => fence(code) && letters.has(code));
}

const LATIN = ['--font-latin', '--font-latin-ext'];

describe('font files', () => {
  it.each([...fonts.values()])('$variable: every weight draws the same letters', ({ src }) => {
    const sizes = new Set(src.map(({ path }) => charactersOf(path).size));
    expect(sizes.size).toBe(1);
    expect([...sizes][0]).toBeGreaterThan(4);
  });

  it('preloads Latin alone', () => {
    const preloaded = [...fonts.values()].filter(({ preload }) => preload !== false);
    expect(preloaded.map(({ variable }) => variable)).toEqual(['--font-latin']);
  });

  it('fences every file that is not for all pages', () => {
    const unfenced = [...fonts.values()].filter((font) => !font.declarations);
    expect(unfenced.map(({ variable }) => variable)).toEqual(['--font-latin']);
  });

  it('leaves to the second Latin file what the first lacks', () => {
    const extended = inUnicodeRange(rangeOf(fonts.get('--font-latin-ext')!));
    const both = [...charactersOf(fonts.get('--font-latin')!.src[0]!.path)].filter(extended);
    expect(both.map((code) => String.fromCodePoint(code))).toEqual([]);
  });

  it('never takes the place of letters that are on the screen', () => {
    expect([...fonts.values()].map(({ display }) => display)).toEqual(['optional', 'optional']);
  });
});

describe.each([
  { language: 'en', variables: LATIN, script: /\p{Script=Latin}/u },
  { language: 'fr', variables: LATIN, script: /\p{Script=Latin}/u },
  { language: 'tr', variables: LATIN, script: /\p{Script=Latin}/u },
  { language: 'ar', variables: [], script: /\p{Script=Arabic}|[،؛؟]/u },
  { language: 'ur', variables: [], script: /\p{Script=Arabic}|[،؛؟۔]/u },
])('texts in $language', ({ language, variables, script }) => {
  it('have every letter drawn by our own fonts', () => {
    const files = SCRIPT_FONTS[language as 'ar'] ?? [];
    const own = files.map((file) => charactersOf(path.join('../../public', file)));
    const latin = drawnBy(variables);
    const drawn = (code: number) => latin(code) || (own.length > 0 && own.every((letters) => letters.has(code)));
    const letters = [...charactersInMessages(language)].filter((code) => script.test(String.fromCodePoint(code)));
    expect(letters.length).toBeGreaterThan(30);
    const missing = letters.filter((code) => !drawn(code)).map((code) => String.fromCodePoint(code));
    // The names of the other languages in the language menu are drawn by the system's fonts.
    expect(missing).toEqual([]);
  });
});

describe('the fonts of one language', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, '../../../app/styles/script-fonts.css'), 'utf8');

  it('are in the style sheet, each file once, and nowhere else', () => {
    const inSheet = [...sheet.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file);
    expect(inSheet).toEqual(Object.values(SCRIPT_FONTS).flat());
    expect([...sheet.matchAll(/font-display: (\w+)/g)].map(([, display]) => display)).toEqual(
      inSheet.map(() => 'optional'),
    );
    expect(FONT_CLASSES).toBe(LATIN.map((variable) => `class-of${variable}`).join(' '));
  });
});
