import type { Point } from './frame';

/** Twice the area of a triangle would do for comparing; the true area makes the tolerance readable as square units. */
function triangleArea(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length]!;
    sum += point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(sum) / 2;
}

/** Visvalingam: drops, one after another, the point whose corner covers the least area, until every corner exceeds `tolerance`. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const points = [...ring];
  while (points.length > 3) {
    const { index, area } = leastCorner(points);
    if (area >= tolerance) break;
    points.splice(index, 1);
  }
  return points;
}

function leastCorner(points: readonly Point[]): { index: number; area: number } {
  let least = { index: 0, area: Infinity };
  points.forEach((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const area = triangleArea(before, point, after);
    if (area < least.area) least = { index, area };
  });
  return least;
}
