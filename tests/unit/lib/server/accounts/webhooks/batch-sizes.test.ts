import { expect, it } from 'vitest';
import { BatchSizes } from '@/lib/server/accounts/webhooks/batch-sizes';

const webhook = { id: 'shop', batch_size: 100 };

it('a batch is as large as its owner wants, until one is split', () => {
  const sizes = new BatchSizes();
  sizes.grow(webhook);
  expect(sizes.of(webhook)).toBe(100);
  sizes.halve(webhook, 100);
  expect(sizes.of(webhook)).toBe(50);
  expect(sizes.of({ id: 'other', batch_size: 100 })).toBe(100);
});

it('accepted batches grow to the wanted size again, and never below one event', () => {
  const sizes = new BatchSizes();
  sizes.halve(webhook, 2);
  expect(sizes.of(webhook)).toBe(1);
  sizes.grow(webhook);
  expect(sizes.of(webhook)).toBe(6);
  for (let count = 0; count < 20; count += 1) sizes.grow(webhook);
  expect(sizes.of(webhook)).toBe(100);
  sizes.halve(webhook, 3);
  expect(sizes.of({ ...webhook, batch_size: 1 })).toBe(1);
});
