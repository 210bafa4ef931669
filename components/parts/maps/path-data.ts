import type { Point } from './map-frame';

/** Rounding steps in a drawing unit, which is about a pixel on the widest map. */
const LINE_STEPS_PER_UNIT = 10;
const COAST_STEPS_PER_UNIT = 2;

/** Joins numbers for SVG: a minus sign is a separator too. */
function joinNumbers(steps: number[], parts: number): string {
  const format = (step: number) => String(step / parts).replace(/^(-?)0\./, '$1.');
  return steps.map((step, index) => (index > 0 && step >= 0 ? ` ${format(step)}` : format(step))).join('');
}

const roundedPoint = ([x, y]: Point, parts: number): [number, number] => [Math.round(x * parts), Math.round(y * parts)];

/**
 * Returns a closed ring as SVG path data; '' without points. Steps are relative and measured between rounded points, so
 * that rounding never adds up.
 */
export function ringData(points: readonly Point[]): string {
  const [first, ...rest] = points.map((point) => roundedPoint(point, COAST_STEPS_PER_UNIT));
  if (!first) return '';
  let [x, y] = first;
  const steps: number[] = [];
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return `M${joinNumbers(first, COAST_STEPS_PER_UNIT)}l${joinNumbers(steps, COAST_STEPS_PER_UNIT)}z`;
}

/**
 * Returns a smooth line. Each part is the cubic through the points of `curve` at its thirds. `curve` maps 0..1 to the
 * drawing.
 */
export function curveData(curve: (t: number) => Point, parts: number): string {
  let data = `M${joinNumbers(roundedPoint(curve(0), LINE_STEPS_PER_UNIT), LINE_STEPS_PER_UNIT)}`;
  for (let part = 0; part < parts; part += 1) {
    const pointAt = (third: number) => curve((part + third / 3) / parts);
    const [start, a, b, end] = [pointAt(0), pointAt(1), pointAt(2), pointAt(3)];
    const control1 = weightedPoint(start, a, b, end, [-5, 18, -9, 2]);
    const control2 = weightedPoint(start, a, b, end, [2, -9, 18, -5]);
    data += `C${joinNumbers(
      [control1, control2, end].flatMap((point) => roundedPoint(point, LINE_STEPS_PER_UNIT)),
      LINE_STEPS_PER_UNIT,
    )}`;
  }
  return data;
}

function weightedPoint(
  p: Point,
  q: Point,
  r: Point,
  s: Point,
  [a, b, c, d]: readonly [number, number, number, number],
): Point {
  return [(a * p[0] + b * q[0] + c * r[0] + d * s[0]) / 6, (a * p[1] + b * q[1] + c * r[1] + d * s[1]) / 6];
}
