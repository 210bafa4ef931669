import { describe, expect, it } from 'vitest';
import type { QueuedEvent } from '@/lib/server/accounts/webhooks/event-queue-store';
import { splitBatch } from '@/lib/server/accounts/webhooks/request-results';

const event = (waybill_no: string, index: number): QueuedEvent => ({
  id: `${waybill_no}-${index}`,
  payload: '{}',
  waybill_no,
  attempts: 1,
  batch_id: 'batch',
  created_at: '',
});
const batch = (...waybills: string[]) => waybills.map(event);
const ids = (events: readonly QueuedEvent[]) => events.map(({ id }) => id);

describe('splitBatch', () => {
  it('preserves the events of a parcel in one part, in their order', () => {
    const [first, second] = splitBatch(batch('A', 'B', 'A', 'C', 'B', 'C'));
    expect(ids(first)).toEqual(['A-0', 'A-2']);
    expect(ids(second)).toEqual(['B-1', 'C-3', 'B-4', 'C-5']);
  });

  it('splits a batch of one parcel in the middle', () => {
    const [first, second] = splitBatch(batch('A', 'A', 'A'));
    expect({ first: ids(first), second: ids(second) }).toEqual({ first: ['A-0', 'A-1'], second: ['A-2'] });
  });

  it('makes both parts smaller than the batch, for any distribution of parcels', () => {
    for (const waybills of ['AB', 'ABBB', 'AAAB', 'ABCDEFG', 'AAAAAAB', 'ABABABAB']) {
      const whole = batch(...waybills);
      const [first, second] = splitBatch(whole);
      expect(Math.min(first.length, second.length), waybills).toBeGreaterThan(0);
      expect(ids([...first, ...second]).toSorted()).toEqual(ids(whole).toSorted());
    }
  });
});
