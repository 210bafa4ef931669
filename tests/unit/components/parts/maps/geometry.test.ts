import { describe, expect, it } from 'vitest';
import { createFrame } from '@/components/parts/maps/map-frame';
import { LAND_ADDRESS } from '@/components/parts/maps/land-address';
import { landPath, createLandSheet } from '@/components/parts/maps/draw-land';
import { arcPath, routeBetween } from '@/components/parts/maps/geometry';
import { readLand } from '@/components/parts/maps/land';
import { WORLD_FRAME } from '@/components/parts/maps/maps';
import { WORLD_HEIGHT, WORLD_PLACES, WORLD_WIDTH } from '@/components/parts/maps/world-places';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { cubicPoints, distance, ringPoints, walkCubics } from './path-points';

/** Every international parcel starts here. */
const ORIGIN = MARKETS.CN.hub;

const FRAMES = [{ name: 'world', frame: WORLD_FRAME }];
const SHEET = await createLandSheet();
const pathOf = (id: string) => new RegExp(` id="${id}"[^>]* d="([^"]*)"`).exec(SHEET)![1]!;
const ABROAD = COUNTRIES.filter((country) => country !== 'CN');

describe.each(FRAMES)('the $name frame', ({ frame }) => {
  it.each(COUNTRIES)('contains %s, with room for a label', (country) => {
    const [x, y] = frame.project(MARKETS[country].hub);
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(frame.width - 20);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(frame.height - 40);
  });

  it('has east to the right and north at the top', () => {
    const [accraX, accraY] = frame.project(MARKETS.GH.hub);
    const [istanbulX, istanbulY] = frame.project(MARKETS.TR.hub);
    expect(istanbulX).toBeGreaterThan(accraX);
    expect(istanbulY).toBeLessThan(accraY);
  });

  it.each(ABROAD)('has the arc to %s from Guangzhou to its hub, to a tenth of a unit', (country) => {
    const points = cubicPoints(arcPath(frame, ORIGIN, MARKETS[country].hub));
    expect(distance(points[0]!, frame.project(ORIGIN))).toBeLessThan(0.1);
    expect(distance(points.at(-1)!, frame.project(MARKETS[country].hub))).toBeLessThan(0.1);
  });

  it.each(ABROAD)('has the arc to %s within half a unit of the route', (country) => {
    const { hub } = MARKETS[country];
    const along = routeBetween(ORIGIN, hub);
    const truth = Array.from({ length: 2001 }, (_, index) => frame.project(along(index / 2000)));
    const points = walkCubics(cubicPoints(arcPath(frame, ORIGIN, hub)), 20);
    const worst = Math.max(...points.map((point) => Math.min(...truth.map((place) => distance(point, place)))));
    expect(worst).toBeLessThan(0.5);
  });

  it.each(ABROAD)('has the arc to %s clear of every other market', (country) => {
    const points = walkCubics(cubicPoints(arcPath(frame, ORIGIN, MARKETS[country].hub)), 100);
    const others = ABROAD.filter((other) => other !== country).map((other) => frame.project(MARKETS[other].hub));
    const nearest = Math.min(...points.flatMap((point) => others.map((other) => distance(point, other))));
    // A point's radius is 4.5 units, and its edge is 1 unit wide.
    expect(nearest).toBeGreaterThan(7);
  });
});

describe('an arc', () => {
  it('bends towards the pole, like the shortest way', () => {
    const points = walkCubics(cubicPoints(arcPath(WORLD_FRAME, ORIGIN, MARKETS.MA.hub)), 20);
    const highest = Math.min(...points.map(([, y]) => y));
    expect(highest).toBeLessThan(WORLD_FRAME.project([50, 48])[1]);
  });
});

describe.each([{ name: 'world', frame: WORLD_FRAME, data: pathOf('world'), budget: 16_000 }])(
  'the land of the $name map',
  ({ frame, data, budget }) => {
    it('contains only moves, lines and closings of plain numbers', () => {
      expect(data).toMatch(/^(M[-\d. ]+l[-\d. ]+z)+$/);
      expect(data).not.toMatch(/\.\d\d/);
    });

    it('stays inside the frame', () => {
      const points = ringPoints(data).flat();
      expect(points.length).toBeGreaterThan(500);
      expect(Math.min(...points.flat())).toBeGreaterThanOrEqual(-0.11);
      expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(frame.width + 0.11);
      expect(Math.max(...points.map(([, y]) => y))).toBeLessThanOrEqual(frame.height + 0.11);
    });

    it(`weighs at most ${budget} bytes`, () => {
      expect(data.length).toBeLessThanOrEqual(budget);
    });
  },
);

describe('land', () => {
  it('leaves Antarctica out', async () => {
    const { coordinates } = await readLand('110m');
    const southernmost = Math.min(...coordinates.flat(2).map(([, latitude]) => latitude));
    expect(southernmost).toBeGreaterThan(-60);
  });

  it('drops only small islands and small corners', () => {
    const frame = createFrame({ west: -10, east: 10, south: -10, north: 10 }, 200);
    const box = (x: number, y: number, size: number): [number, number][] => [
      [x, y],
      [x, y + size],
      [x + size, y + size],
      [x + size, y],
      [x, y],
    ];
    const land = { type: 'MultiPolygon' as const, coordinates: [[box(-5, -5, 8)], [box(6, 6, 0.2)]] };
    const rings = ringPoints(landPath(frame, land, { tolerance: 1, smallestIsland: 20 }));
    expect(rings).toHaveLength(1);
    const [x, y] = frame.project([-5, -5]);
    expect(Math.min(...rings[0]!.map(([left]) => left))).toBeCloseTo(x, 0);
    expect(Math.max(...rings[0]!.map(([, bottom]) => bottom))).toBeCloseTo(y, 0);
  });
});

describe('a place of the world map', () => {
  it.each(COUNTRIES)('is at its projected position: %s', (country) => {
    const [x, y] = WORLD_FRAME.project(MARKETS[country].hub);
    const arc = country === 'CN' ? null : arcPath(WORLD_FRAME, ORIGIN, MARKETS[country].hub);
    expect(WORLD_PLACES[country]).toEqual({ x: Number(x.toFixed(1)), y: Number(y.toFixed(1)), arc });
    expect({ width: WORLD_FRAME.width, height: WORLD_FRAME.height }).toEqual({
      width: WORLD_WIDTH,
      height: WORLD_HEIGHT,
    });
  });

  it('is rendered over a sheet that references the coastline by name', () => {
    expect(SHEET).toContain(`id="${LAND_ADDRESS.split('#')[1]}"`);
    expect(SHEET.length).toBeLessThan(17_000);
  });
});
