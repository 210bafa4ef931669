import { distanceKm } from './distance.mjs';
import { codesFor } from './names.mjs';

/**
 * Main zone of a country's rates: `km` around a point, a province, or a city in it (§3: "the whole city or 10 km of the
 * urban area").
 */
const MAIN_ZONES = {
  GH: { around: { lat: 5.6, lng: -0.19 }, km: 25 },
  NG: { province: 'NG-LA' },
  KE: { province: 'KE-30' },
  UG: { around: { lat: 0.32, lng: 32.58 }, km: 20 },
  CN: { province: 'CN-GD', city: 'Guangzhou' },
  MA: { province: 'MA-06', city: 'Casablanca' },
  EG: { province: 'EG-C', city: 'Cairo' },
  PK: { province: 'PK-SD', city: 'Karachi' },
  SA: { province: 'SA-01', city: 'Riyadh' },
  AE: { province: 'AE-DU', city: 'Dubai' },
  TR: { province: 'TR-34' },
};

const SORT_LANGUAGES = { TR: 'tr', MA: 'fr' };

/** Sorts places, assigns codes, flags remote ones and drops fields that only the generator needs. */
export function assembleProvinces(country, provinces, isRemote) {
  const { compare } = new Intl.Collator(SORT_LANGUAGES[country] ?? 'en', { numeric: true });
  const byName = (list) => list.toSorted((a, b) => compare(a.name, b.name));
  return byName(provinces).map((province) => {
    const cities = byName(province.cities);
    const codes = codesOf(province.code, cities);
    return {
      code: province.code,
      name: province.name,
      names: province.names,
      cities: cities.map((city, index) => finishedCity(codes[index], city, byName, isRemote)),
    };
  });
}

function finishedCity(code, city, byName, isRemote) {
  const centre = { name: city.name, names: city.names, lat: city.lat, lng: city.lng };
  const areas = byName(city.areas.length > 0 ? city.areas : [centre]);
  const codes = codesOf(code, areas);
  const finished = areas.map((area, index) => ({
    code: codes[index],
    name: area.name,
    names: area.names,
    remote: isRemote(area) || undefined,
  }));
  return {
    code,
    name: city.name,
    names: city.names,
    lat: Number(city.lat.toFixed(2)),
    lng: Number(city.lng.toFixed(2)),
    remote: finished.every((area) => area.remote) || undefined,
    areas: finished,
  };
}

/** Returns codes: official numbers for China's places, names for all others. */
function codesOf(parent, places) {
  if (places.every((place) => place.code)) return places.map((place) => `${parent.slice(0, 5)}-${place.code}`);
  return codesFor(
    parent,
    places.map((place) => place.name),
  );
}

/** Returns the codes of the cities with the rate of the main zone. */
export function mainCityCodes(country, provinces) {
  const { around, km, province, city } = MAIN_ZONES[country];
  return provinces
    .filter((each) => !province || each.code === province)
    .flatMap((each) => each.cities)
    .filter((each) => (!city || each.name === city) && (!around || distanceKm(around, each) <= km))
    .map((each) => each.code);
}
