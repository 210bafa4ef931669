#!/usr/bin/env node
// Adds the names in scripts/places/curated/place-names.<language>.json to the stored places, without fetching their
// sources again.
import { join } from 'node:path';
import { readJson } from './places/sources.mjs';
import { translated } from './places/translated.mjs';
import { DATA, writePlaces } from './places/write-places.mjs';

for (const { country } of readJson(DATA, 'hubs.json'))
  writePlaces(country, translated(readJson(join(DATA, 'places'), `${country}.json`)));
