import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exchangeRatio } from '@/lib/billing/exchange';
import { minorDigits } from '@/lib/billing/money';
import { MARKETS } from '@/lib/market/country';
import { readSeed } from './seed-file';

const schema = z.strictObject({
  base: z.literal('CNY'),
  date: z.iso.date(),
  rates: z.array(
    z.strictObject({
      currency: z.string().length(3),
      minorDigits: z.int().min(0).max(3),
      cnyPerUnit: z.number().positive(),
    }),
  ),
});
const { rates } = readSeed('exchange-rates.json', schema);

describe('the list of exchange rates', () => {
  it('has one for each market currency, in the order of the markets, and for USD', () => {
    const ofMarkets = Object.values(MARKETS).map((market) => market.currency);
    expect(rates.map((entry) => entry.currency)).toEqual([...ofMarkets, 'USD']);
  });

  it('matches the minor units of billing', () => {
    for (const entry of rates) expect(entry.minorDigits).toBe(minorDigits(entry.currency));
  });

  it('allows conversion between any two of them', () => {
    const table = Object.fromEntries(rates.map((entry) => [entry.currency, entry.cnyPerUnit]));
    expect(table.CNY).toBe(1);
    for (const from of rates)
      for (const to of rates) expect(exchangeRatio(from.currency, to.currency, table)).not.toBeNull();
  });
});
