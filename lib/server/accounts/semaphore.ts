import 'server-only';

/** Thrown when as many callers wait already as may wait. */
export class SemaphoreFull extends Error {}

/** Lets `abreast` tasks run at once and `waiting` more stand in line; refuses the rest with SemaphoreFull. */
export function createSemaphore(abreast: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];

  return async function pass(task) {
    if (running >= abreast) {
      if (line.length >= waiting) throw new SemaphoreFull();
      // Whoever leaves hands its place over, so nobody can slip in between.
      await new Promise<void>((enter) => line.push(enter));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
