import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TRANSITIONS } from '@/lib/parcel/states';

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/decisions/states.md'), 'utf8');

it('draws every transition of the table but those to LOST', () => {
  const drawn = [...page.matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+)$/gm)].map(([, from, to]) => `${from} ${to}`);
  const possible = Object.entries(TRANSITIONS).flatMap(([from, states]) =>
    states.filter((to) => to !== 'LOST').map((to) => `${from} ${to}`),
  );
  expect(drawn.toSorted()).toEqual(possible.toSorted());
});
