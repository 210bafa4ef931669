import type { Point } from '@/components/parts/maps/map-frame';

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const numbersIn = (data: string): number[] => (data.match(NUMBER) ?? []).map(Number);

const pairs = (numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index]!, numbers[2 * index + 1]!]);

/** The start, then the three points of each cubic, of `M x y C ...`. */
export function cubicPoints(data: string): Point[] {
  return pairs(numbersIn(data));
}

/** The absolute corners of every ring of `M x y l dx dy ... z`. */
export function ringPoints(data: string): Point[][] {
  return data
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0];
      return pairs(numbersIn(ring)).map(([dx, dy]): Point => {
        [x, y] = [x + dx, y + dy];
        return [x, y];
      });
    });
}

/** Points along the cubics, `steps` to each. */
export function walkCubics(points: Point[], steps: number): Point[] {
  const pathPoints: Point[] = [];
  for (let start = 0; start + 3 < points.length; start += 3) {
    const [a, b, c, d] = points.slice(start, start + 4) as [Point, Point, Point, Point];
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const at = (axis: 0 | 1) =>
        (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
      pathPoints.push([at(0), at(1)]);
    }
  }
  return pathPoints;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
