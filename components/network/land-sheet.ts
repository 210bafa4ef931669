import 'server-only';
import { ROUTE_GRID, ROUTE_LAND, WORLD_LAND } from './maps';

/**
 * All coastlines in one file (scripts/draw-land.mjs), drawn by reference: a page would carry each of them twice, as markup
 * and as React's data. Colours are inherited from the `<use>` that shows them.
 */
export function landSheet(): string {
  const land = (id: string, data: string) => `<path id="${id}" fill-rule="evenodd" d="${data}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${land('world', WORLD_LAND)}${land('route', ROUTE_LAND)}<path id="grid" vector-effect="non-scaling-stroke" d="${ROUTE_GRID}"/></svg>\n`;
}
