import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import { WORDS_COLUMN } from '../platform/db/json-column';
import { listCountryRecords } from '../places/dictionaries/dictionary-store';
import { findOriginHub } from '../places/geography/hub-store';
import type { Verb } from '../platform/verb';
import { loadOwnRate } from './quote-notes';
import { listRates, type RateRow } from './quote-store';

export function presentRate(row: RateRow, originName: string, language: Language): RateView {
  return {
    service: row.service,
    originName,
    destinationCountry: row.country_code,
    zone: row.zone,
    destinationName: WORDS_COLUMN.read(row.zone_names)[language],
    currency: row.currency,
    firstKgMinor: row.first_kg_minor,
    additionalKgMinor: row.additional_kg_minor,
    taxIncluded: row.tax_included === 1,
    minDays: row.min_days,
    maxDays: row.max_days,
    remark: WORDS_COLUMN.read(row.remark)[language],
  };
}

/** Returns true if an amount of the row is in CNY: an international price or its fees (§9). */
const hasCnyPart = (row: RateRow) => row.currency === FEE_CURRENCY || row.kind === 'international';

/**
 * Returns the rate table (§3). International parcels leave from the origin hub, domestic ones from any place in their
 * country.
 */
export const queryRates: Verb<'queryRate'> = async ({ ctx, input }) => {
  const { db, language, country } = ctx;
  const rates = await listRates(db, { country: input.countryCode, service: input.service });
  const origin = await findOriginHub(db);
  const countries = new Map(
    (await listCountryRecords(db)).map(({ code, names }) => [code, placeName({ names }, language)]),
  );
  const originOf = (row: RateRow) =>
    row.kind === 'international' ? placeName(origin, language) : (countries.get(row.country_code) ?? '');
  const exchange = await loadOwnRate(db, country);
  return rates.map((row) => ({
    ...presentRate(row, originOf(row), language),
    ...(exchange && hasCnyPart(row) && { exchange }),
  }));
};
