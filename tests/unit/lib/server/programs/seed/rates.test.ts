import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { minorDigits } from '@/lib/billing/money';
import { transitFor } from '@/lib/billing/transit';
import { INTERNATIONAL_SERVICES } from '@/lib/orders/choices';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { scriptProblems } from './script-of';
import { country, inSixLanguages, price, readSeed, repeated } from './seed-file';

const rate = {
  zoneNames: inSixLanguages,
  currency: z.string().length(3),
  taxIncluded: z.boolean(),
  firstKgMinor: price,
  additionalKgMinor: price,
  minDays: z.int().positive(),
  maxDays: z.int().positive(),
  remark: inSixLanguages,
};
const schema = z.strictObject({
  international: z.array(
    z.strictObject({
      service: z.enum(INTERNATIONAL_SERVICES),
      destinationCountry: country,
      zone: z.enum(['main', 'other']),
      ...rate,
    }),
  ),
  domestic: z.array(
    z.strictObject({
      service: z.literal('local-standard'),
      country,
      zone: z.enum(['same-city', 'inter-city']),
      ...rate,
    }),
  ),
});
const { international, domestic } = readSeed('rates.json', schema);
const DESTINATIONS = COUNTRIES.filter((code) => code !== 'CN');
const BILLED_AS = {
  'intl-straight-small': 'e-parcel',
  'intl-straight-special': 'special-line',
  'business-express': 'business-express',
} as const;

describe('the list of international rates', () => {
  it('covers exactly every service, destination and zone once', () => {
    const expected = INTERNATIONAL_SERVICES.flatMap((service) =>
      DESTINATIONS.flatMap((code) => ['main', 'other'].map((zone) => `${service} ${code} ${zone}`)),
    );
    const actual = international.map(
      ({ service, destinationCountry, zone }) => `${service} ${destinationCountry} ${zone}`,
    );
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  it.each(international)('$service $destinationCountry $zone: has currency and tax of §3 and days of §9', (entry) => {
    const toMorocco = entry.destinationCountry === 'MA';
    expect({ currency: entry.currency, taxIncluded: entry.taxIncluded }).toEqual({
      currency: toMorocco ? 'MAD' : 'CNY',
      taxIncluded: toMorocco,
    });
    const { minDays, maxDays } = transitFor(BILLED_AS[entry.service], false);
    expect({ minDays: entry.minDays, maxDays: entry.maxDays }).toEqual({ minDays, maxDays });
    expect(scriptProblems(entry.zoneNames)).toEqual([]);
    expect(scriptProblems(entry.remark)).toEqual([]);
  });

  it('costs more outside the main zone, and not more for a further kilogram', () => {
    for (const entry of international) {
      expect(entry.additionalKgMinor).toBeLessThanOrEqual(entry.firstKgMinor);
      const same = (other: typeof entry) =>
        other.service === entry.service && other.destinationCountry === entry.destinationCountry;
      const [main, other] = ['main', 'other'].map((zone) =>
        international.find((each) => same(each) && each.zone === zone),
      );
      expect(other?.firstKgMinor).toBeGreaterThan(main?.firstKgMinor ?? Infinity);
    }
  });

  it('names the three thresholds of §9 for customs, in every language', () => {
    for (const { destinationCountry, remark } of international)
      for (const sentence of Object.values(remark)) {
        const figures = sentence.replace(/(\d)[.,\u202f\u00a0 ](?=\d{3})/g, '$1');
        expect(figures.includes('1000')).toBe(destinationCountry === 'SA' || destinationCountry === 'AE');
      }
  });
});

describe('the list of domestic rates', () => {
  it('covers every country within a city and between cities, in its own currency', () => {
    const actual = domestic.map((entry) => `${entry.country} ${entry.zone} ${entry.currency}`);
    expect(actual).toEqual(
      COUNTRIES.flatMap((code) =>
        ['same-city', 'inter-city'].map((zone) => `${code} ${zone} ${MARKETS[code].currency}`),
      ),
    );
    expect(repeated(actual)).toEqual([]);
  });

  it.each(domestic)('$country $zone: has 1-3 days, whole major units, six languages', (entry) => {
    expect(entry).toMatchObject({ minDays: 1, maxDays: 3 });
    expect(entry.firstKgMinor % 10 ** minorDigits(entry.currency)).toBe(0);
    expect(entry.additionalKgMinor).toBeLessThan(entry.firstKgMinor);
    expect(scriptProblems(entry.zoneNames)).toEqual([]);
    expect(scriptProblems(entry.remark)).toEqual([]);
  });
});
