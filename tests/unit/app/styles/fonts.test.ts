import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FONT_FILES } from '@/app/styles/fonts';
import { BRAND } from '@/lib/market/brand';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { charactersInMessages, charactersOf, inUnicodeRange } from './font-files';

const ROOT = path.join(import.meta.dirname, '../../../..');
const sheet = readFileSync(path.join(ROOT, 'app/styles/fonts.css'), 'utf8');

interface Face {
  family: string;
  weight: string;
  file: string;
  fence: (code: number) => boolean;
  letters: ReadonlySet<number>;
}

const FACES = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rules = '']): Face[] => {
  const value = (name: string) => new RegExp(`${name}:\\s+([^;]+);`).exec(rules)?.[1] ?? '';
  const [, file] = /url\('([^']+)'\)/.exec(rules) ?? [];
  if (!file) return [];
  return [
    {
      family: value('font-family'),
      weight: value('font-weight'),
      file,
      fence: inUnicodeRange(value('unicode-range') || 'U+0020-007E'),
      letters: charactersOf(file),
    },
  ];
});

const facesOf = (...files: string[]) => FACES.filter(({ file }) => files.includes(file));
const covers = (faces: readonly Face[], code: number) =>
  faces.some(({ fence, letters }) => fence(code) && letters.has(code));
const textOf = (codes: Iterable<number>) => [...codes].map((code) => String.fromCodePoint(code)).join('');

describe('a font file', () => {
  it('has a hash of its content in its name, and is used', () => {
    const served = readdirSync(path.join(ROOT, 'public/fonts')).sort();
    for (const name of served) {
      const content = readFileSync(path.join(ROOT, 'public/fonts', name));
      expect(name).toContain(`.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`);
    }
    expect([...new Set(FACES.map(({ file }) => path.basename(file)))].sort()).toEqual(served);
    for (const file of Object.values(FONT_FILES).flat()) expect(served).toContain(path.basename(file));
  });

  it('has every Latin letter of its unicode-range, so that no browser loads it without need', () => {
    for (const { file, fence, letters } of FACES) {
      const missingCodes = Array.from({ length: 0x180 }, (_, code) => code).filter(
        (code) => fence(code) && !letters.has(code),
      );
      expect(textOf(missingCodes), file).toBe('');
    }
  });

  it('shares no letter with others that any page may use', () => {
    const more = FACES.filter(({ family, weight }) => family === "'Plex More'" && weight === '400');
    const twice = Array.from({ length: 0x2300 }, (_, code) => code).filter(
      (code) => more.filter(({ fence }) => fence(code)).length > 1,
    );
    expect(textOf(twice)).toBe('');
  });

  it('never replaces letters that are on the screen', () => {
    const display = [...sheet.matchAll(/font-display: (\w+)/g)].map(([, value]) => value);
    // Text in Nastaliq, our name and the codes of a route are hidden until their font has loaded.
    expect(display).toEqual(FACES.map(({ family }) => (/Nastaliq|Brand/.test(family) ? 'block' : 'optional')));
  });

  it('is shared by headings and our name, so that the name needs no request', () => {
    const named = (family: string) => FACES.filter((face) => face.family === family).map(({ file }) => file);
    const inCss = (language: string) =>
      new RegExp(`lang\\(${language}\\)[^}]*--font-brand: ('[^']+')`).exec(sheet)?.[1] ?? "'Brand English'";
    for (const language of LANGUAGES) {
      const [file, ...others] = named(inCss(language));
      expect(others).toEqual([]);
      expect(FONT_FILES[language]).toContain(file);
      expect(BRAND.name).toMatch(/^[ -~]+$/);
    }
  });
});

/** Texts that every page shows in other languages than its own, and characters of people's and places' names. */
const EVERYWHERE = ['Français', 'Türkçe', BRAND.name, 'AZaz09 .,:;!?()[]/+-@#%&*"\'–’…×·'];
const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  'zh-CN': /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  tr: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}|\p{Script=Latin}|[،؛؟]/u,
  ur: /\p{Script=Arabic}|\p{Script=Latin}|[،؛؟۔]/u,
};

describe.each(LANGUAGES)('the set of font files that pages in %s load', (language) => {
  const faces = facesOf(...FONT_FILES[language]);

  it('contains every letter of its texts', () => {
    const codePoints = new Set([...EVERYWHERE.join('')].map((character) => character.codePointAt(0)!));
    for (const code of charactersInMessages(language))
      if (SCRIPTS[language].test(String.fromCodePoint(code))) codePoints.add(code);
    expect(codePoints.size).toBeGreaterThan(60);
    expect(textOf([...codePoints].filter((code) => !covers(faces, code)))).toBe('');
  });

  it('covers every Latin letter of a name', () => {
    const all = [...faces, ...FACES.filter(({ family }) => family === "'Plex More'")];
    const names =
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćČčĎďĐđĒēĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž';
    expect([...names].filter((letter) => !covers(all, letter.codePointAt(0)!)).join('')).toBe('');
  });
});

it('the letters that every page needs include the names of languages in Latin letters', () => {
  const latin = Object.values(LANGUAGE_NAMES).filter((name) => /^\p{Script=Latin}+$/u.test(name));
  const letters = EVERYWHERE.join('');
  for (const name of latin.filter((each) => /[^A-Za-z]/.test(each))) expect(letters).toContain(name);
});
