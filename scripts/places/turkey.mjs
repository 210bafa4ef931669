import { nameKey } from './names.mjs';
import { readCurated, readJson } from './sources.mjs';

const corrections = readCurated('corrections');

/**
 * Provinces with listed neighbourhoods: the provinces of the network's cities. Elsewhere a district's towns are its
 * areas.
 */
const NEIGHBOURHOOD_PROVINCES = ['TR-01', 'TR-06', 'TR-07', 'TR-16', 'TR-27', 'TR-34', 'TR-35', 'TR-61'];

/** Returns provinces, districts and neighbourhoods of the postal service's list, with the points of GeoNames. */
export function provincesOfTurkey(provinces, places, districts, sources) {
  const data = (file) => readJson(sources.turkey, 'src', 'data', `${file}.json`);
  const districtNames = data('districtsByCityCode');
  const neighbourhoods = data('neighbourhoodsByDistrictAndCityCode');
  return provinces.map((province) => {
    const plate = province.code.slice(3);
    const here = {
      towns: places.filter((place) => place.admin1 === province.geonames),
      districts: districts.filter((district) => district.admin1 === province.geonames),
    };
    const cities = districtNames[plate].map((name) => {
      const list = NEIGHBOURHOOD_PROVINCES.includes(province.code) ? neighbourhoods[plate][name] : [];
      return buildDistrict(province, name, here, list);
    });
    return { ...province, cities };
  });
}

function buildDistrict(province, listed, here, neighbourhoods) {
  const name = listed === 'Merkez' ? `${province.name} Merkez` : listed;
  const key = districtKey(name);
  const division = here.districts.find((each) => districtKey(each.name) === key);
  const towns = here.towns.filter((town) => division && town.admin2 === division.admin2);
  const named = (town) => nameKey(town.name) === key;
  const largest = towns.toSorted((a, b) => b.population - a.population)[0];
  const seat = towns.find(named) ?? largest ?? here.towns.find(named);
  const [lat, lng] = corrections[province.code]?.locate?.[name] ?? [seat?.lat, seat?.lng];
  if (lat === undefined) throw new Error(`no point for ${province.name} ${name}`);
  const quarters = neighbourhoods.filter((each) => each.endsWith(' Mah')).map((each) => each.replace(/ Mah$/, ''));
  const areas =
    quarters.length > 0
      ? quarters.map((quarter) => ({ name: quarter, lat, lng }))
      : [...new Map(towns.map((town) => [nameKey(town.name), town])).values()];
  return { name, lat, lng, areas };
}

function districtKey(name) {
  return nameKey(name.replace(/ (İlçesi|Merkez)$/, ''));
}
