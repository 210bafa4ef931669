import 'server-only';
import { createFrame } from './frame';
import { gridPath, landPath } from './geometry';
import { LAND } from './land';

/** The chooser's world: every market with room around it, middle meridian 50 degrees east. */
export const WORLD_FRAME = createFrame({ west: -54, east: 154, south: -36, north: 64 }, 960);
export const WORLD_LAND = landPath(WORLD_FRAME, LAND, { tolerance: 1.2, smallestIsland: 10 });

/** The hero's part of it: from the Atlantic coast of Africa to the South China Sea. */
export const ROUTE_FRAME = createFrame({ west: -30, east: 134, south: -22, north: 62 }, 800);
export const ROUTE_LAND = landPath(ROUTE_FRAME, LAND, { tolerance: 1.6, smallestIsland: 30 });
export const ROUTE_GRID = gridPath(ROUTE_FRAME, 15);
