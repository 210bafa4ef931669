import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryCheck } from '@/lib/server/programs/serve/watch-memory';

const LIMIT = 360;

describe('a process that grows above its memory limit', () => {
  let size: number;
  let time: number;
  let collectionCount: number;
  let reported: number;
  let look: () => void;
  /** Checks twice a second, like the process. */
  const pass = (seconds: number) => {
    for (let half = 0; half < 2 * seconds; half += 1) {
      time += 500;
      look();
    }
  };

  beforeEach(() => {
    [size, time, collectionCount, reported] = [200, 0, 0, 0];
    look = createMemoryCheck({
      limit: LIMIT,
      measure: () => size,
      collect: () => (collectionCount += 1),
      report: () => (reported += 1),
      now: () => time,
    });
  });

  it('continues if garbage collection returns memory to the system in seconds', () => {
    size = 365;
    pass(9);
    size = 240;
    pass(60);
    expect({ collectionCount, reported }).toEqual({ collectionCount: 1, reported: 0 });
    size = 361;
    pass(1);
    size = 240;
    pass(60);
    expect({ collectionCount, reported }).toEqual({ collectionCount: 2, reported: 0 });
  });

  it('is replaced if collection is not enough, and reports it until then', () => {
    size = 365;
    pass(12);
    expect({ collectionCount, reported }).toEqual({ collectionCount: 1, reported: 0 });
    pass(1);
    expect(reported).toBe(2);
  });

  it('is replaced at once if it grows further', () => {
    size = 365;
    pass(1);
    size = 397;
    pass(1);
    expect({ collectionCount, reported }).toEqual({ collectionCount: 1, reported: 2 });
  });
});
