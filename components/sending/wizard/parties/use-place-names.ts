import { loadAreas, loadCities, loadProvinces } from '@/lib/client/places';
import type { DraftParty } from '@/lib/drafts/draft';
import { useShipData } from '../ship-data.island';
import { usePlaceList, type PlaceList } from '@/components/parts/places/use-place-list';

function nameIn({ places }: PlaceList, code: string): string {
  return places.find((place) => place.code === code)?.name ?? '';
}

/** Returns the names of the places that a party has chosen, in the page's language; empty until they are known. */
export function usePlaceNames({ countryCode, provinceCode, cityCode, areaCode }: DraftParty) {
  const { provinces: initialProvinces } = useShipData();
  const brought = countryCode === '' ? undefined : initialProvinces[countryCode];
  const provinces = usePlaceList(provinceCode === '' ? '' : countryCode, loadProvinces, brought);
  const cities = usePlaceList(cityCode === '' ? '' : provinceCode, loadCities);
  const areas = usePlaceList(areaCode === '' ? '' : cityCode, loadAreas);
  return {
    province: nameIn(provinces, provinceCode),
    city: nameIn(cities, cityCode),
    area: nameIn(areas, areaCode),
    /** Code of the hub nearest to the city; undefined while it is not known. */
    hubCode: cities.places.find(({ code }) => code === cityCode)?.hubCode,
  };
}
