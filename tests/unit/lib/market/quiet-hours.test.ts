import { describe, expect, it } from 'vitest';
import { smsDueAt } from '@/lib/market/quiet-hours';

const due = (at: string, country: Parameters<typeof smsDueAt>[1]) => smsDueAt(new Date(at), country).toISOString();

describe('the sending time of an SMS', () => {
  it.each([
    // Accra is on UTC: until nine in the evening at once, then at eight in the morning.
    ['2026-11-24T20:59:00.000Z', 'GH', '2026-11-24T20:59:00.000Z'],
    ['2026-11-24T21:00:00.000Z', 'GH', '2026-11-25T08:00:00.000Z'],
    ['2026-11-25T07:59:59.000Z', 'GH', '2026-11-25T08:00:00.000Z'],
    ['2026-11-25T08:00:00.000Z', 'GH', '2026-11-25T08:00:00.000Z'],
    // Karachi is five hours ahead.
    ['2026-11-24T15:59:00.000Z', 'PK', '2026-11-24T15:59:00.000Z'],
    ['2026-11-24T16:01:00.000Z', 'PK', '2026-11-25T03:00:00.000Z'],
    // Cairo leaves summer time in that night, so 05:00 UTC is seven in the morning.
    ['2026-10-29T20:30:00.000Z', 'EG', '2026-10-30T06:00:00.000Z'],
    ['2026-07-10T18:30:00.000Z', 'EG', '2026-07-11T05:00:00.000Z'],
  ] as const)('delays %s in %s to %s', (at, country, expected) => {
    expect(due(at, country)).toBe(expected);
  });
});
