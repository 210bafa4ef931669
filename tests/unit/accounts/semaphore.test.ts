import { describe, expect, it } from 'vitest';
import { createSemaphore, SemaphoreFull } from '@/lib/server/accounts/semaphore';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('the semaphore', () => {
  it('lets no more through at once than it may, and everybody in the end', async () => {
    const pass = createSemaphore(2, 100);
    let inside = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        pass(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise(setImmediate);
          inside -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('refuses whoever finds the line full, and takes others once it moved', async () => {
    const pass = createSemaphore(1, 1);
    const { open, opened } = gate();
    const first = pass(() => opened);
    const second = pass(async () => 'second');
    await expect(pass(async () => 'third')).rejects.toBeInstanceOf(SemaphoreFull);
    open();
    await first;
    expect(await second).toBe('second');
    expect(await pass(async () => 'fourth')).toBe('fourth');
  });

  it('goes on after a task that failed', async () => {
    const pass = createSemaphore(1, 5);
    const failing = pass(() => Promise.reject(new Error('broken')));
    const next = pass(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
