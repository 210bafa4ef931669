import type { Country } from '@/lib/market/country';
import { api } from './api/api';
import { fetchOnce } from './api/fetch-once';
import { findPlaces, type FoundPlace } from '@/lib/http/found-places';

export interface Place {
  code: string;
  name: string;
  /** Code of the hub nearest to a city, as labels print it. */
  hubCode?: string | undefined;
}

const quiet = { quiet: true };

/** Loads the provinces of a country, in the page's language. The three functions reject with CallFailure. */
export function loadProvinces(countryCode: Country): Promise<readonly Place[]> {
  return fetchOnce(`country ${countryCode}`, async () =>
    (await api('queryProvinces', { countryCode }, quiet)).map(({ provinceCode, name }) => ({
      code: provinceCode,
      name,
    })),
  );
}

export function loadCities(provinceCode: string): Promise<readonly Place[]> {
  return fetchOnce(`province ${provinceCode}`, async () =>
    (await api('queryCities', { provinceCode }, quiet)).map(({ cityCode, name, hub }) => ({
      code: cityCode,
      name,
      hubCode: hub?.code,
    })),
  );
}

/** Returns the areas of a city; empty for a city without areas. */
export function loadAreas(cityCode: string): Promise<readonly Place[]> {
  return fetchOnce(`city ${cityCode}`, async () =>
    (await api('queryAreas', { cityCode }, quiet)).map(({ areaCode, name }) => ({ code: areaCode, name })),
  );
}

/** Returns cities and areas of a country by a part of their name, in the page's language. Rejects with CallFailure. */
export function searchPlaces(countryCode: Country, name: string, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  return findPlaces(countryCode, name, (input) => api('queryAreaByTypeAndName', input, { quiet: true, signal }));
}
