#!/usr/bin/env node
// Gives the stored places the names of scripts/places/curated/place-names.<language>.json, without fetching their sources anew.
import { join } from 'node:path';
import { readJson } from './places/sources.mjs';
import { translated } from './places/translated.mjs';
import { DATA, writePlaces } from './places/write-places.mjs';

for (const { country } of readJson(DATA, 'hubs.json'))
  writePlaces(country, translated(readJson(join(DATA, 'places'), `${country}.json`)));
