/** The shortest of several times is compared, so that a busy machine changes little. */
const MEASURES = 12;

/** Returns the shortest time of each work in milliseconds. They take turns, so that other load meets all of them. */
export async function measureShortestTimes(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map(() => Infinity);
  for (let measure = 0; measure < MEASURES; measure += 1)
    for (const [index, work] of works.entries()) {
      const began = performance.now();
      await work();
      times[index] = Math.min(times[index]!, performance.now() - began);
    }
  return times;
}
