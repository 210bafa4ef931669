import { describe, expect, it } from 'vitest';
import { MAX_PARCEL_KG } from '@/lib/billing/constants';
import { quote } from '@/lib/billing/quote';
import { transitFor } from '@/lib/billing/transit';
import type { Country } from '@/lib/market/country';
import { BILLING_SERVICE } from '@/lib/orders/choices';
import { readFileSync } from 'node:fs';

interface Rate {
  service: 'intl-straight-small' | 'intl-straight-special' | 'business-express';
  destinationCountry: Country;
  zone: string;
  currency: string;
  firstKgMinor: number;
  additionalKgMinor: number;
}
const file = new URL('../../../../../../lib/server/programs/seed/data/rates.json', import.meta.url);
const { international } = JSON.parse(readFileSync(file, 'utf8')) as { international: Rate[] };

/** Returns the price of some kilograms in parcels of the largest weight; null if the service rejects them. */
function priceOf(rate: Rate, kg: number): number | null {
  const parcels = Array.from({ length: Math.ceil(kg / MAX_PARCEL_KG) }, (_, index) => ({
    weightKg: Math.min(MAX_PARCEL_KG, kg - MAX_PARCEL_KG * index),
    lengthCm: 20,
    widthCm: 20,
    heightCm: 20,
  }));
  const result = quote({
    kind: 'international',
    service: BILLING_SERVICE[rate.service],
    destinationCountry: rate.destinationCountry,
    remoteArea: false,
    rate,
    parcels,
    goods: 'general',
    handover: 'guangzhou',
    customer: 'business',
    cnyPerUnit: {},
    protection: null,
    pickup: null,
  });
  return result.violations.length > 0 ? null : result.totals[0]!.minor;
}

const WEIGHTS = Array.from({ length: 150 }, (_, index) => index + 1);
const zones = [...new Set(international.map(({ destinationCountry, zone }) => `${destinationCountry} ${zone}`))];

describe.each(zones)('the sample tariff to %s', (place) => {
  const rates = international.filter(({ destinationCountry, zone }) => `${destinationCountry} ${zone}` === place);

  it('is monotonic: a lighter shipment never costs more', () => {
    const cells: string[] = [];
    let before = 0;
    for (const kg of WEIGHTS) {
      const cheapest = Math.min(...rates.flatMap((rate) => priceOf(rate, kg) ?? []));
      if (cheapest < before) cells.push(`${kg} kg for ${cheapest}, ${kg - 1} kg for ${before}`);
      before = cheapest;
    }
    expect(cells).toEqual([]);
  });

  it('costs no more for the slower of two services with the same weight', () => {
    const slowness = ({ service }: Rate) => transitFor(BILLING_SERVICE[service], false).maxDays;
    const cells = WEIGHTS.flatMap((kg) =>
      rates.flatMap((slow) =>
        rates.flatMap((fast) => {
          const [late, early] = [priceOf(slow, kg), priceOf(fast, kg)];
          const dearer = slowness(slow) > slowness(fast) && late !== null && early !== null && late > early;
          return dearer ? [`${kg} kg by ${slow.service} for ${late}, by ${fast.service} for ${early}`] : [];
        }),
      ),
    );
    expect(cells).toEqual([]);
  });
});
