/** A seeded pseudo-random generator (mulberry32), so that a failure is reproducible. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    chance: (probability) => next() < probability,
  };
}

/** Returns the seed of this run: SEED, or a number from the clock. Prints it, so that a failure can be reproduced. */
export function seedOfRun(what: string): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`${what}: SEED=${seed}`);
  return seed;
}
