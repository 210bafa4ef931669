import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** Next's own reader of font files. */
const fontkit = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit').default as (
  file: Buffer,
) => { characterSet: number[] };

/** Returns the code points of a font file. The path is written as in fonts.ts. */
export function charactersOf(path: string): Set<number> {
  return new Set(fontkit(readFileSync(join(ROOT, 'public', path))).characterSet);
}

/** Every code point in a language's messages. */
export function charactersInMessages(language: string): Set<number> {
  const folder = join(ROOT, 'messages', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:json|md)$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return new Set([...text].map((character) => character.codePointAt(0)!));
}

/** Reads `U+0600-06FF, U+200C` into a test of code points. */
export function inUnicodeRange(range: string): (code: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [from, to = from] = span.trim().slice(2).split('-');
    return [parseInt(from!, 16), parseInt(to!, 16)] as const;
  });
  return (code) => spans.some(([from, to]) => code >= from && code <= to);
}
