import 'server-only';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { Language } from '@/lib/market/language';
import { storedPlaceName } from '../../places/geography/stored-place-name';
import type { StoredAddress } from './address-record';
import type { PlacesOfAddresses } from './load-places-of-addresses';

/** Returns an entry with the names of its places in the language. A place that no longer exists shows its code. */
export function presentAddress(
  { id, record }: StoredAddress,
  places: PlacesOfAddresses,
  language: Language,
): AddressView {
  const city = places.cities.get(record.cityCode);
  const province = city && { name: city.provinceName, names: city.provinceNames };
  return {
    id,
    ...record,
    provinceName: storedPlaceName(province, language) || record.provinceCode,
    cityName: storedPlaceName(city, language) || record.cityCode,
    areaName: storedPlaceName(places.areas.get(record.areaCode), language) || record.areaCode,
  };
}
