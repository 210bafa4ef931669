import 'server-only';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import rates from './data/rates.json';

interface RateRecord {
  service: string;
  zone: string;
  zoneNames: Record<string, string>;
  currency: string;
  taxIncluded: boolean;
  firstKgMinor: number;
  additionalKgMinor: number;
  minDays: number;
  maxDays: number;
  remark: Record<string, string>;
}
type RateRow = Insertable<Tables['rates']>;

function rateRow(kind: 'international' | 'domestic', country: string, rate: RateRecord): Omit<RateRow, 'sort'> {
  return {
    id: `${rate.service}:${country}:${rate.zone}`,
    kind,
    service: rate.service,
    country_code: country,
    zone: rate.zone,
    zone_names: JSON.stringify(rate.zoneNames),
    currency: rate.currency,
    first_kg_minor: rate.firstKgMinor,
    additional_kg_minor: rate.additionalKgMinor,
    tax_included: rate.taxIncluded ? 1 : 0,
    min_days: rate.minDays,
    max_days: rate.maxDays,
    remark: JSON.stringify(rate.remark),
  };
}

/** Both halves of the tariff, in the order of the file. */
export function rateRows(): RateRow[] {
  return [
    ...rates.international.map((rate) => rateRow('international', rate.destinationCountry, rate)),
    ...rates.domestic.map((rate) => rateRow('domestic', rate.country, rate)),
  ].map((row, sort) => ({ ...row, sort }));
}
