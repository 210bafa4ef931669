import type { Point } from './frame';

/** One decimal: a tenth of a drawing unit is less than a tenth of a pixel on any screen we serve. */
const DIGITS = 10;

function format(tenths: number): string {
  return String(tenths / DIGITS).replace(/^(-?)0\./, '$1.');
}

/** Numbers as SVG wants them: a minus sign separates by itself. */
function join(tenths: number[]): string {
  return tenths.map((value, index) => (index > 0 && value >= 0 ? ` ${format(value)}` : format(value))).join('');
}

const toTenths = ([x, y]: Point): [number, number] => [Math.round(x * DIGITS), Math.round(y * DIGITS)];

/** A closed ring, in relative steps measured between rounded points, so that rounding never adds up. */
export function ringData(points: readonly Point[]): string {
  const [first, ...rest] = points.map(toTenths);
  if (!first) return '';
  let [x, y] = first;
  const steps: number[] = [];
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return `M${join(first)}l${join(steps)}z`;
}

/** A smooth line: each part is the cubic that passes through the points of `curve` at its thirds. `curve` maps 0..1 to the drawing. */
export function curveData(curve: (t: number) => Point, parts: number): string {
  let data = `M${join(toTenths(curve(0)))}`;
  for (let part = 0; part < parts; part += 1) {
    const at = (third: number) => curve((part + third / 3) / parts);
    const [start, a, b, end] = [at(0), at(1), at(2), at(3)];
    const control1 = mix(start, a, b, end, [-5, 18, -9, 2]);
    const control2 = mix(start, a, b, end, [2, -9, 18, -5]);
    data += `C${join([...toTenths(control1), ...toTenths(control2), ...toTenths(end)])}`;
  }
  return data;
}

function mix(p: Point, q: Point, r: Point, s: Point, [a, b, c, d]: readonly [number, number, number, number]): Point {
  return [(a * p[0] + b * q[0] + c * r[0] + d * s[0]) / 6, (a * p[1] + b * q[1] + c * r[1] + d * s[1]) / 6];
}
