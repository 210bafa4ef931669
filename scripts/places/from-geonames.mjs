import { nameKey, plainName } from './names.mjs';
import { distanceKm } from './distance.mjs';
import { readCurated } from './sources.mjs';

const corrections = readCurated('corrections');
const nativeNames = readCurated('native-names');
const mainCities = readCurated('main-cities');

/**
 * Countries whose places GeoNames links to second-order divisions: the division is the city, its towns are the areas.
 */
const BY_DISTRICT = ['GH', 'NG', 'UG', 'MA', 'PK'];
const LOCAL_SCRIPT = { EG: 'ar', SA: 'ar', AE: 'ar', MA: 'ar', PK: 'ur' };

/**
 * Returns the provinces of a country from GeoNames: { code, name, names, cities: [{ name, names, lat, lng, areas: [{
 * name, names, lat, lng }] }] }. Codes, flags and order are added later.
 */
export function provincesFromGeoNames(country, provinces, places, districts) {
  return provinces.map((province) => {
    const ofProvince = (entry) => entry.country === country && entry.admin1 === province.geonames;
    const towns = correctedTowns(province.code, country, places.filter(ofProvince));
    const known = BY_DISTRICT.includes(country) ? districts.filter(ofProvince) : [];
    const ofDistricts = citiesOfDistricts(province.code, country, known, towns);
    const districtAreas = new Set(ofDistricts.flatMap((city) => city.areas));
    const others = towns.filter((town) => !districtAreas.has(town)).map((town) => ({ ...town, areas: [] }));
    const cities = locateCities(province.code, [...ofDistricts, ...others]);
    return { ...province, cities: withMainCityAreas(province.code, country, cities) };
  });
}

function correctedTowns(provinceCode, country, places) {
  const { dropPlaces = [], renamePlaces = {}, addPlaces = [] } = corrections[provinceCode] ?? {};
  const towns = places
    .map((place) => ({
      ...place,
      name: plainName(country, place.name),
      admin2: BY_DISTRICT.includes(country) ? place.admin2 : '',
    }))
    .filter((town) => !dropPlaces.includes(town.name))
    .map((town) => ({ ...town, name: renamePlaces[town.name] ?? town.name }));
  const added = addPlaces.map((town) => ({ population: 0, alternates: [], admin2: '', ...town }));
  return withoutTwins([...towns, ...added]).map((town) => ({
    ...town,
    names: localNames(country, provinceCode, town.name),
  }));
}

/**
 * Removes duplicate towns of GeoNames. The more populous entry stays. Two that are far apart and in different districts
 * both stay.
 */
function withoutTwins(towns) {
  const bySize = towns.toSorted((a, b) => b.population - a.population);
  return bySize.filter((town, index) => bySize.slice(0, index).every((larger) => !areTwins(larger, town)));
}

function areTwins(a, b) {
  return nameKey(a.name) === nameKey(b.name) && (a.admin2 === b.admin2 || distanceKm(a, b) <= 30);
}

/** Returns the curated name in the country's own script as `{ [language]: name }`, or undefined without one. */
function localNames(country, provinceCode, name) {
  const local = nativeNames[provinceCode]?.[name];
  return local && { [LOCAL_SCRIPT[country]]: local };
}

/**
 * Returns one city for each district. Entries of one name are one district. A town without a division joins the
 * district of its name.
 */
function citiesOfDistricts(provinceCode, country, districts, towns) {
  const { dropDistricts = [], renameDistricts = {}, assign = {} } = corrections[provinceCode] ?? {};
  const numbers = new Map();
  for (const { name: raw, admin2 } of districts) {
    const plain = plainName(country, raw);
    const name = renameDistricts[plain] ?? plain;
    if (dropDistricts.includes(name)) continue;
    const key = nameKey(name);
    numbers.set(key, { name: numbers.get(key)?.name ?? name, admin2: [...(numbers.get(key)?.admin2 ?? []), admin2] });
  }
  const known = [...numbers.values()].flatMap((district) => district.admin2);
  return [...numbers].map(([key, { name, admin2 }]) => {
    const belongs = (town) =>
      admin2.includes(town.admin2) || (!known.includes(town.admin2) && nameKey(assign[town.name] ?? town.name) === key);
    return { name, names: localNames(country, provinceCode, name), areas: towns.filter(belongs) };
  });
}

/**
 * Sets a district's point: the manual point, else the town of its name, else its largest town, else the point of a
 * namesake. Throws if all are missing.
 */
function locateCities(provinceCode, cities) {
  const byHand = corrections[provinceCode]?.locate ?? {};
  const known = cities.map((city) => {
    const [lat, lng] = byHand[city.name] ?? [];
    const own = city.areas?.find((area) => nameKey(area.name) === nameKey(city.name)) ?? city.areas?.[0];
    return { ...own, ...(lat === undefined ? {} : { lat, lng }), ...city };
  });
  const namesakes = new Map(
    [...known.flatMap((city) => city.areas), ...known]
      .filter((place) => place.lat !== undefined)
      .map((place) => [stem(place.name), place]),
  );
  return known.map((city) => {
    const point = city.lat === undefined ? namesakes.get(stem(city.name)) : city;
    if (!point) throw new Error(`no point for ${city.name} in ${provinceCode}: add it to curated/corrections.json`);
    return { ...city, lat: point.lat, lng: point.lng };
  });
}

/** Returns a name without a direction, so that `Aba North` can use the position of `Aba`. */
function stem(name) {
  return nameKey(name).replace(/( (north|south|east|west|central))+$/, '');
}

/** Adds the manual neighbourhoods of main cities: GeoNames has few. Places inside such a city become its areas. */
function withMainCityAreas(provinceCode, country, cities) {
  const language = LOCAL_SCRIPT[country];
  const entries = mainCities[provinceCode] ?? [];
  const absorbed = entries.flatMap((entry) => entry.absorbs ?? []);
  for (const name of [...entries.map((entry) => entry.city), ...absorbed])
    if (!cities.some((city) => city.name === name)) throw new Error(`${provinceCode} has no city ${name}`);
  return cities
    .filter((city) => !absorbed.includes(city.name))
    .map((city) => {
      const entry = entries.find((each) => each.city === city.name);
      if (!entry) return city;
      const parts = cities.filter((other) => entry.absorbs?.includes(other.name));
      const byHand = entry.areas.map((area) => {
        const [name, local] = [area].flat();
        return { name, names: local && language && { [language]: local }, lat: city.lat, lng: city.lng };
      });
      const centre =
        city.areas.length > 0 ? [] : [{ name: city.name, names: city.names, lat: city.lat, lng: city.lng }];
      return { ...city, areas: withoutRepeats([...byHand, ...centre, ...city.areas, ...parts]) };
    });
}

function withoutRepeats(areas) {
  return [...new Map(areas.toReversed().map((area) => [nameKey(area.name), area])).values()].toReversed();
}
