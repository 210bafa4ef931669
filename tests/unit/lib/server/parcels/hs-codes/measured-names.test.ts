import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { findHsCodes } from '@/lib/server/parcels/hs-codes/find-hs-codes';

interface MeasuredName {
  language: Language;
  name: string;
  /** Every heading (4 digits) under which customs may enter the goods. */
  headings: string[];
}

/** Names that were written independently of the vocabulary. */
const NAMES = JSON.parse(readFileSync('tests/fixtures/hs-codes/names.json', 'utf8')) as MeasuredName[];

const isRight = ({ name, headings }: MeasuredName) =>
  findHsCodes(name).some((code) => headings.includes(code.slice(0, 4)));

/** Returns the share of names with a right heading among their codes, and the others. */
function measure(names: readonly MeasuredName[]): [number, string] {
  const misses = names.filter((each) => !isRight(each));
  return [1 - misses.length / names.length, misses.map(({ name }) => name).join(', ')];
}

describe('a name of goods as senders write it', () => {
  it('has a right heading among its five codes: at least 99 %', () => {
    const [share, misses] = measure(NAMES);
    expect(NAMES.length).toBeGreaterThanOrEqual(180);
    expect(share, misses).toBeGreaterThanOrEqual(0.99);
  });

  it.each(LANGUAGES)('has one in every language: at least 96 % in %s', (language) => {
    const [share, misses] = measure(NAMES.filter((each) => each.language === language));
    expect(share, misses).toBeGreaterThanOrEqual(0.96);
  });
});
