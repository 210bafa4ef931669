/** One line of a bench's report. */
export interface BenchResult {
  name: string;
  value: number;
  unit: string;
  target: string;
  ok: boolean;
}

/** Returns the median, which one outlier does not change much; the upper one of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export function atLeast(name: string, value: number, unit: string, bound: number): BenchResult {
  return { name, value, unit, target: `>= ${bound}`, ok: value >= bound };
}

export function atMost(name: string, value: number, unit: string, bound: number): BenchResult {
  return { name, value, unit, target: `<= ${bound}`, ok: value <= bound };
}
