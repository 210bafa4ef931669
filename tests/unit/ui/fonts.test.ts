import { describe, expect, it, vi } from 'vitest';
import { charactersInMessages, charactersOf, inUnicodeRange } from './font-files';

interface FontOptions {
  src: { path: string; weight: string }[];
  variable: string;
  preload?: boolean;
  declarations?: { prop: string; value: string }[];
}

const fonts = vi.hoisted(() => new Map<string, FontOptions>());

vi.mock('next/font/local', () => ({
  default: (options: FontOptions) => {
    fonts.set(options.variable, options);
    return { variable: `class-of${options.variable}` };
  },
}));

const { fontClassNames } = await import('@/app/styles/fonts');

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

const LATIN = ['--font-latin', '--font-turkish', '--font-latin-ext'];

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

  it('never claims a Latin letter twice', () => {
    const turkish = inUnicodeRange(rangeOf(fonts.get('--font-turkish')!));
    const extended = inUnicodeRange(rangeOf(fonts.get('--font-latin-ext')!));
    const both = Array.from({ length: 0x250 }, (_, code) => code).filter((code) => turkish(code) && extended(code));
    expect(both).toEqual([]);
  });
});

describe.each([
  { language: 'en', variables: LATIN, script: /\p{Script=Latin}/u },
  { language: 'fr', variables: LATIN, script: /\p{Script=Latin}/u },
  { language: 'tr', variables: LATIN, script: /\p{Script=Latin}/u },
  { language: 'ar', variables: ['--font-arabic'], script: /\p{Script=Arabic}|[،؛؟]/u },
  { language: 'ur', variables: ['--font-nastaliq'], script: /\p{Script=Arabic}|[،؛؟۔]/u },
])('texts in $language', ({ language, variables, script }) => {
  it('have every letter drawn by our own fonts', () => {
    const drawn = drawnBy(variables);
    const letters = [...charactersInMessages(language)].filter((code) => script.test(String.fromCodePoint(code)));
    expect(letters.length).toBeGreaterThan(30);
    const missing = letters.filter((code) => !drawn(code)).map((code) => String.fromCodePoint(code));
    // The names of the other languages in the language menu are drawn by the system's fonts.
    expect(missing).toEqual([]);
  });
});

describe('the classes of a language', () => {
  it('bring Latin everywhere, Arabic only to ar, Nastaliq only to ur', () => {
    const latin = LATIN.map((variable) => `class-of${variable}`).join(' ');
    expect(fontClassNames('en')).toBe(latin);
    expect(fontClassNames('zh-CN')).toBe(latin);
    expect(fontClassNames('ar')).toBe(`${latin} class-of--font-arabic`);
    expect(fontClassNames('ur')).toBe(`${latin} class-of--font-nastaliq`);
  });
});
