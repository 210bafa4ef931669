import 'server-only';
import type { DestinationRatesView } from '@/lib/contract/quotes/receivers';
import type { Service } from '@/lib/orders/choices';
import type { Country } from '@/lib/market/country';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import { WORDS_COLUMN } from '../platform/db/json-column';
import type { Queryable } from '../platform/db/open';
import { listCountryRecords } from '../places/dictionaries/dictionary-store';
import { findOriginHub } from '../places/geography/hub-store';
import { listMainCities } from '../places/geography/main-city-store';
import { groupBy } from '../platform/group-by';
import type { Verb } from '../platform/verb';
import { presentRate } from './query-rates';
import { listRates, type RateRow } from './quote-store';

export interface RateFilter {
  country?: Country | undefined;
  service?: Service | undefined;
}

/** Returns the rates of international parcels by destination, in the order of §1, then by zone. */
export async function loadRatesByReceiver(
  db: Queryable,
  query: RateFilter,
  language: Language,
): Promise<{ code: Country; name: string; zones: { zone: string; name: string; rows: RateRow[] }[] }[]> {
  const rates = (await listRates(db, query)).filter(({ kind }) => kind === 'international');
  const byCountry = groupBy(rates, (row) => row.country_code);
  return (await listCountryRecords(db)).flatMap(({ code, names }) => {
    const ofCountry = byCountry.get(code);
    if (!ofCountry) return [];
    const zones = [...groupBy(ofCountry, ({ zone }) => zone)].map(([zone, rows]) => ({
      zone,
      name: zoneName(rows[0], language),
      rows,
    }));
    return [{ code, name: placeName({ names }, language), zones }];
  });
}

export function zoneName({ zone_names: names }: RateRow, language: Language): string {
  return WORDS_COLUMN.read(names)[language];
}

/** Returns each destination with its zones and the rates of each service. */
export const queryReceivers: Verb<'queryReceiver'> = async ({ ctx, input }) => {
  const { db, language } = ctx;
  const receivers = await loadRatesByReceiver(db, { country: input.countryCode, service: input.service }, language);
  const origin = placeName(await findOriginHub(db), language);
  return receivers.map(({ code, name, zones }): DestinationRatesView => ({
    countryCode: code,
    countryName: name,
    zones: zones.map(({ rows, ...zone }) => ({
      ...zone,
      rates: rows.map((row) => presentRate(row, origin, language)),
    })),
  }));
};

/** Returns the destinations without prices. The main zone includes the names of its cities. */
export const listReceivers: Verb<'getReceiverList'> = async ({ ctx, input }) => {
  const { db, language } = ctx;
  const receivers = await loadRatesByReceiver(db, { country: input.countryCode }, language);
  const citiesOf = groupBy(await listMainCities(db, input.countryCode), ({ country }) => country);
  return receivers.map(({ code, name, zones }) => ({
    countryCode: code,
    countryName: name,
    zones: zones.map(({ zone, name: label }) => ({
      zone,
      name: label,
      cities: (zone === 'main' ? (citiesOf.get(code) ?? []) : []).map((city) => ({
        cityCode: city.code,
        name: placeName(city, language),
      })),
    })),
  }));
};
