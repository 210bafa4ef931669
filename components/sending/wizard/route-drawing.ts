import { createFrame } from '@/components/parts/maps/frame';
import { COUNTRIES, MARKETS, ORIGIN_HUB, type Country } from '@/lib/market/country';

/** Guangzhou and the markets as points, in units of the drawing. */
export interface RouteDrawing {
  width: number;
  height: number;
  origin: readonly [number, number];
  routes: readonly { country: Country; end: readonly [number, number] }[];
}

const FRAME = createFrame({ west: -17, east: 122, south: -12, north: 56 }, 360);

const rounded = ([x, y]: readonly [number, number]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;

/** Computed on the server, so that the browser does not load the projection's library. */
export function routeDrawing(): RouteDrawing {
  return {
    width: FRAME.width,
    height: FRAME.height,
    origin: rounded(FRAME.project(ORIGIN_HUB)),
    routes: COUNTRIES.filter((country) => country !== 'CN').map((country) => ({
      country,
      end: rounded(FRAME.project(MARKETS[country].hub)),
    })),
  };
}
