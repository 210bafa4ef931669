import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterSites } from '@/components/pages/sites/map/cluster-sites';
import { pixelsAt } from '@/components/pages/sites/map/pixels-at';
import { layOutNames, type LabelBox, type MapMark, type NamedPoint } from '@/components/pages/sites/map/lay-out-names';
import type { GeoPoint } from '@/lib/market/distance';

const ACCRA = { lat: 5.6037, lng: -0.187 };
const KUMASI = { lat: 6.6885, lng: -1.6244 };
const point = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a cluster', () => {
  const near: GeoPoint[] = [
    { lat: 5.6, lng: -0.2 },
    { lat: 5.61, lng: -0.21 },
    { lat: 6.69, lng: -1.62 },
  ];

  it('contains overlapping sites, and splits at a closer zoom', () => {
    const sizes = (zoom: number) =>
      clusterSites(near, zoom, 44)
        .map(({ sites }) => sites.length)
        .sort();
    expect(sizes(4)).toEqual([3]);
    expect(sizes(7)).toEqual([1, 2]);
    expect(sizes(14)).toEqual([1, 1, 1]);
  });

  it('is in the middle of its sites', () => {
    const [pair] = clusterSites(near.slice(0, 2), 5, 44);
    expect(pair!.lat).toBeCloseTo(5.605);
    expect(pair!.lng).toBeCloseTo(-0.205);
  });

  it('loses and repeats no site, at any zoom', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 0, max: 18 }), (points, zoom) => {
        const sites = points.map((each, id) => ({ ...each, id }));
        const ids = clusterSites(sites, zoom, 44).flatMap((cluster) => cluster.sites.map(({ id }) => id));
        expect(ids.sort((a, b) => a - b)).toEqual(sites.map(({ id }) => id));
      }),
    );
  });

  it('joins sites on two sides of a grid line', () => {
    // 44 pixels at zoom 8 are 0.15 degrees. These two are nearer, on any grid.
    for (let shift = 0; shift < 1; shift += 0.037) {
      const pair = [
        { lat: 0, lng: shift },
        { lat: 0, lng: shift + 0.2 },
      ];
      expect(clusterSites(pair, 8, 44)).toHaveLength(1);
    }
  });
});

describe('a name on the map', () => {
  const WORLD: LabelBox = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const named = (name: string, place: GeoPoint, mark?: MapMark['shape']): NamedPoint => ({ name, ...place, mark });
  const marksOf = (names: readonly NamedPoint[]) =>
    names.flatMap(({ mark, ...at }) => (mark ? [{ ...at, shape: mark }] : []));
  const sides = (names: readonly NamedPoint[], zoom: number, view = WORLD) =>
    layOutNames(names, marksOf(names), zoom, view).map(({ name, side }) => `${name} ${side}`);
  /** A degree is about 45 pixels at zoom 6. */
  const eastOf = (place: GeoPoint, degrees: number): GeoPoint => ({ lat: place.lat, lng: place.lng + degrees });

  it('is east of its mark, or on the next side without a mark or an earlier name', () => {
    const accra = named('Accra', ACCRA, 'number');
    expect(sides([accra], 6)).toEqual(['Accra east']);
    expect(sides([accra, named('Tema', eastOf(ACCRA, 1), 'pin')], 6)).toEqual(['Accra west', 'Tema east']);
    const between = [named('Ho', eastOf(ACCRA, -1), 'number'), named('Tema', eastOf(ACCRA, 1), 'number'), accra];
    expect(sides(between, 6)).toEqual(['Ho west', 'Tema east', 'Accra south']);
  });

  it('ends inside the view', () => {
    const [x, y] = pixelsAt(KUMASI, 6);
    const kumasi = [named('Kumasi', KUMASI, 'pin')];
    const view: LabelBox = { left: x - 200, right: x + 40, top: y - 200, bottom: y + 200 };
    expect(sides(kumasi, 6, view)).toEqual(['Kumasi west']);
    expect(sides(kumasi, 6, { ...view, left: x - 40 })).toEqual(['Kumasi south']);
    expect(sides(kumasi, 6, { ...view, left: x - 20 })).toEqual([]);
    // The zoom buttons are in the upper right corner.
    expect(sides(kumasi, 6, { ...view, right: x + 80, top: y - 50 })).toEqual(['Kumasi west']);
  });

  it('is written over a place without a mark, if there is room', () => {
    expect(sides([named('Kumasi', KUMASI)], 6)).toEqual(['Kumasi over']);
    expect(sides([named('Kumasi', KUMASI), named('Ejisu', eastOf(KUMASI, 0.1))], 6)).toEqual(['Kumasi over']);
  });

  it('is as high as its lines', () => {
    // 20 pixels to the north of the middle of the name.
    const ho = named('Ho', { lat: ACCRA.lat + 0.44, lng: ACCRA.lng + 1 });
    expect(sides([named('Accra', ACCRA, 'number'), ho], 6)).toEqual(['Accra east', 'Ho over']);
    expect(sides([named('Accra\nTema', ACCRA, 'number'), ho], 6)).toEqual(['Accra\nTema east']);
  });

  it('has the width of its letters', () => {
    const neighbours = (name: string) => [named(name, ACCRA), named(name, eastOf(ACCRA, 0.9))];
    expect(sides(neighbours('Accra'), 6)).toHaveLength(2);
    expect(sides(neighbours('特马港区'), 6)).toHaveLength(1);
  });
});
