import { planarRingArea } from 'topojson-simplify';
import { beforeAll, describe, expect, it } from 'vitest';
import { cutLand, listMarketLands } from '@/components/parts/maps/draw-land';
import type { Land, MarketLand } from '@/components/parts/maps/land';
import { MARKET_REGIONS } from '@/components/parts/maps/maps';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import sites from '@/lib/server/programs/seed/data/sites.json';

type Ring = readonly (readonly [number, number])[];

function isInside(lng: number, lat: number, ring: Ring): boolean {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Returns true for a point on land: inside an outline and outside its waters. */
const isLand = ({ coordinates }: Land, lng: number, lat: number) =>
  coordinates.some(
    ([shore, ...lakes]) => isInside(lng, lat, shore!) && !lakes.some((lake) => isInside(lng, lat, lake)),
  );

/** Points at sea in each region. */
const AT_SEA: Record<(typeof COUNTRIES)[number], readonly [number, number]> = {
  GH: [-2, 2],
  NG: [2, 2],
  KE: [46, -6],
  UG: [41, -6],
  CN: [130, 22],
  MA: [-15, 33],
  EG: [30, 34],
  PK: [63, 20],
  SA: [38, 21],
  AE: [53, 26],
  TR: [35, 43],
};

const lands = new Map<Country, MarketLand>();
beforeAll(async () => {
  for await (const { country, land } of listMarketLands()) lands.set(country, land);
}, 120_000);

describe.each(COUNTRIES)('the land around %s', (country) => {
  it('is small GeoJSON: closed outlines within its box, with land at the business centre', () => {
    const land = lands.get(country)!;
    const [west, south, east, north] = land.bbox;
    expect(land.type).toBe('MultiPolygon');
    expect(JSON.stringify(land).length).toBeLessThan(60_000);
    for (const ring of land.coordinates.flat()) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring.at(-1)).toEqual(ring[0]);
      for (const [lng, lat] of ring) {
        expect(lng >= west && lng <= east && lat >= south && lat <= north).toBe(true);
      }
    }
    const { region, hub } = { region: MARKET_REGIONS[country], hub: MARKETS[country].hub };
    expect(isLand(land, ...hub)).toBe(true);
    expect(isLand(land, ...AT_SEA[country])).toBe(false);
    expect(hub[0] > region.west && hub[0] < region.east && hub[1] > region.south && hub[1] < region.north).toBe(true);
  });

  it('extends beyond every sample site', () => {
    const { west, east, south, north } = MARKET_REGIONS[country];
    const here = sites.filter(({ countryCode }) => countryCode === country);
    expect(here.length).toBeGreaterThan(0);
    for (const { siteCode, lat, lng } of here) {
      expect(lng > west + 1 && lng < east - 1 && lat > south + 1 && lat < north - 1, siteCode).toBe(true);
    }
  });
});

describe('a cut', () => {
  /** The map of a country's sites shows about a fifth of its region, on 380 pixels. */
  it('has no island or lake below six pixels', () => {
    for (const { bbox, coordinates } of lands.values()) {
      const pixel = (bbox[2] - bbox[0]) / 5 / 380;
      for (const ring of coordinates.flat()) expect(planarRingArea(ring)).toBeGreaterThan((5 * pixel) ** 2);
    }
  });

  // GeoJSON on the sphere: land is on the left of an outline that runs clockwise here, as in world-atlas.
  const square = (from: number, to: number): [number, number][] => [
    [from, from],
    [from, to],
    [to, to],
    [to, from],
    [from, from],
  ];

  it('leaves water inside land', () => {
    const land: Land = { type: 'MultiPolygon', coordinates: [[square(-10, 10), square(-3, 3).reverse()]] };
    const cut = cutLand(land, { west: -8, east: 20, south: -8, north: 8 });
    expect(isLand(cut, 0, 0)).toBe(false);
    expect(isLand(cut, 6, 6)).toBe(true);
    expect(isLand(cut, 15, 0)).toBe(false);
    expect(Math.min(...cut.coordinates.flat(2).map(([lng]) => lng!))).toBe(-8);
  });
});
