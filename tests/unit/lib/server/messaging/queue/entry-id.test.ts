import { expect, it } from 'vitest';
import { entryId } from '@/lib/server/messaging/queue/entry-id';

it('the id of an entry is a UUID of version 7, sorts by time and is unique', () => {
  const times = [
    '1970-01-01T00:00:00.001Z',
    '2026-11-24T10:00:00.000Z',
    '2026-11-24T10:00:00.001Z',
    '2999-01-01T00:00:00Z',
  ];
  const ids = times.map((time) => entryId(new Date(time)));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(Number.parseInt(ids[1]!.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(times[1]!));
  const now = new Date();
  expect(new Set(Array.from({ length: 1000 }, () => entryId(now))).size).toBe(1000);
});
