import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/lib/i18n/format-money';
import { ALL_PREFIXES, numeralLocale, parsePrefix } from '@/lib/market/prefix';

const written = (prefix: string, minor: number) =>
  formatMoney({ currency: 'MAD', minor }, numeralLocale(parsePrefix(prefix)!)).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('an amount', () => {
  it.each([
    ['gh-en', 'MAD 1,250.00'],
    ['gh-cn', 'MAD 1,250.00'],
    ['ma-fr', '1 250,00 MAD'],
    ['eg-ar', '\u200f1,250.00 MAD'],
    ['pk-ur', 'MAD 1,250.00'],
    ['tr-tr', '1.250,00 MAD'],
  ])('is written as %s reads it', (prefix, text) => expect(written(prefix, 125_000)).toBe(text));

  it.each(ALL_PREFIXES)('names its currency once in %s, and keeps its sign', (prefix) => {
    expect(written(prefix, -125_000).match(/MAD/g)).toHaveLength(1);
    expect(written(prefix, -125_000)).toMatch(/[-\u2212]/);
  });
});
