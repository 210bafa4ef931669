import { expect, it } from 'vitest';
import { TRANSITIONS } from '@/lib/parcel/states';
import { readSource } from './files';

it('shows every transition of the table except those to LOST', () => {
  const diagram = readSource('docs/decisions/states.md').matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+)$/gm);
  const drawn = [...diagram].map(([, from, to]) => `${from} ${to}`);
  const possible = Object.entries(TRANSITIONS).flatMap(([from, states]) =>
    states.filter((to) => to !== 'LOST').map((to) => `${from} ${to}`),
  );
  expect(drawn.toSorted()).toEqual(possible.toSorted());
});
