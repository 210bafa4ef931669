import { expect, it } from 'vitest';
import { createLazyPart } from '@/lib/client/lazy-part';

it('a part that failed to load is requested again, and a loaded one is not', async () => {
  const Part = () => null;
  const responses = [Promise.reject(new Error('Failed to load chunk')), Promise.resolve(Part)];
  let requestCount = 0;
  const part = createLazyPart(() => responses[requestCount++]!);
  await expect(part.load()).rejects.toThrow('Failed to load chunk');
  expect(part.loaded()).toBeUndefined();
  await expect(part.load()).resolves.toBe(Part);
  expect(part.loaded()).toBe(Part);
  await part.load();
  expect(requestCount).toBe(2);
});
