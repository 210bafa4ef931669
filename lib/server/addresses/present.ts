import 'server-only';
import type { AddressView } from '@/lib/contract/addresses';
import type { Language } from '@/lib/market/language';
import type { CityRow } from '../orders/places-store';
import type { AddressEntry } from './address-record';
import type { KnownPlaces } from './place-names';

function provinceName({ provinceName, provinceNames }: CityRow, language: Language): string {
  return (JSON.parse(provinceNames) as Partial<Record<Language, string>>)[language] ?? provinceName;
}

/** An entry with the names of its places in the language; a place that is no longer known shows its code. */
export function addressView({ id, record }: AddressEntry, places: KnownPlaces, language: Language): AddressView {
  const city = places.cities.get(record.cityCode);
  const area = places.areas.get(record.areaCode);
  return {
    id,
    ...record,
    provinceName: city ? provinceName(city, language) : record.provinceCode,
    cityName: city?.name ?? record.cityCode,
    areaName: area?.name ?? record.areaCode,
  };
}
