/** Number of measurements of each work. The shortest one is returned, so that a busy machine changes little. */
const MEASUREMENTS = 12;

/** Returns the shortest time of each work in milliseconds. The works take turns, so that other load slows all alike. */
export async function measureShortestTimes(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map(() => Infinity);
  for (let measure = 0; measure < MEASUREMENTS; measure += 1)
    for (const [index, work] of works.entries()) {
      const began = performance.now();
      await work();
      times[index] = Math.min(times[index]!, performance.now() - began);
    }
  return times;
}
