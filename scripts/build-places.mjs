#!/usr/bin/env node
/**
 * Makes lib/server/programs/seed/data/places/<country>.json and main-cities.json from open data sets and the hand-kept
 * lists in scripts/places/curated. Run it when a data set has a new version: `node scripts/build-places.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleProvinces, mainCityCodes } from './places/assemble.mjs';
import { prefectureLevelCities, provincesOfChina } from './places/china.mjs';
import { createRemoteRule } from './places/distance.mjs';
import { provincesFromGeoNames } from './places/from-geonames.mjs';
import { loadDistricts, loadPlaces } from './places/geonames.mjs';
import { fetchSources, readCurated, readJson } from './places/sources.mjs';
import { addManualNames } from './places/add-manual-names.mjs';
import { provincesOfTurkey } from './places/turkey.mjs';
import { DATA_FOLDER, writePlaces } from './places/write-places.mjs';

const sources = fetchSources();
const curatedProvinces = readCurated('provinces');
const hubs = readJson(DATA_FOLDER, 'hubs.json');
const countries = hubs.map((entry) => entry.country);
const places = loadPlaces(sources, countries);
const districts = loadDistricts(sources, countries);

mkdirSync(join(DATA_FOLDER, 'places'), { recursive: true });
const mainCities = hubs.map(({ country, cities }) => {
  const built = buildProvinces(country);
  const depots = country === 'CN' ? prefectureLevelCities(built) : [];
  const provinces = assembleProvinces(
    country,
    built,
    createRemoteRule([...cities, ...depots], ofCountry(country, places)),
  );
  writePlaces(country, addManualNames(provinces));
  report(country, provinces);
  return { country, cities: mainCityCodes(country, provinces) };
});
writeFileSync(
  join(DATA_FOLDER, 'main-cities.json'),
  `[\n${mainCities.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
);

function buildProvinces(country) {
  const provinces = curatedProvinces[country];
  if (country === 'CN') return provincesOfChina(provinces, ofCountry('CN', places), sources);
  if (country === 'TR')
    return provincesOfTurkey(provinces, ofCountry('TR', places), ofCountry('TR', districts), sources);
  return provincesFromGeoNames(country, provinces, places, districts);
}

function ofCountry(country, list) {
  return list.filter((entry) => entry.country === country);
}

function report(country, provinces) {
  const cities = provinces.flatMap((province) => province.cities);
  const areas = cities.flatMap((city) => city.areas);
  const remote = areas.filter((area) => area.remote).length;
  console.log(
    `${country}: ${provinces.length} provinces, ${cities.length} cities, ${areas.length} areas, ${remote} of them remote`,
  );
}
