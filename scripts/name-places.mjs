#!/usr/bin/env node
// Adds the names in scripts/places/curated/place-names.<language>.json to the stored places, without fetching their
// sources again.
import { join } from 'node:path';
import { readJson } from './places/sources.mjs';
import { addManualNames } from './places/add-manual-names.mjs';
import { DATA_FOLDER, writePlaces } from './places/write-places.mjs';

for (const { country } of readJson(DATA_FOLDER, 'hubs.json'))
  writePlaces(country, addManualNames(readJson(join(DATA_FOLDER, 'places'), `${country}.json`)));
