import { describe, expect, it } from 'vitest';
import { deliveryAttemptFee } from '@/lib/billing/redelivery';
import { deliveryAttempts, nextDeliveryAttempt, type DatedState } from '@/lib/parcel/delivery-attempts';

/** A history with one failed attempt on each of the days. */
const failedOn = (...days: string[]): DatedState[] => [
  { state: 'WAITING', on: '2026-02-20' },
  { state: 'IN_TRANSIT', on: '2026-02-21' },
  ...days.flatMap((on): DatedState[] => [
    { state: 'OUT_FOR_DELIVERY', on },
    { state: 'DELIVERY_FAILED', on },
  ]),
];

const feeAfter = (history: DatedState[], on: string) => deliveryAttemptFee(nextDeliveryAttempt(history, on)).minor;

describe('the count of delivery attempts', () => {
  it('includes the tour that delivered', () => {
    const history: DatedState[] = [
      ...failedOn('2026-03-02'),
      { state: 'OUT_FOR_DELIVERY', on: '2026-03-03' },
      { state: 'SIGNED', on: '2026-03-03' },
    ];
    expect(deliveryAttempts(history).map(({ on }) => on)).toEqual(['2026-03-02', '2026-03-03']);
  });

  it('starts at 1 with its own date', () => {
    expect(nextDeliveryAttempt(failedOn(), '2026-03-02')).toEqual({
      number: 1,
      firstAttemptOn: '2026-03-02',
      attemptOn: '2026-03-02',
    });
  });

  it('carries the first attempt on to later ones', () => {
    expect(nextDeliveryAttempt(failedOn('2026-03-02', '2026-03-04'), '2026-03-05')).toEqual({
      number: 3,
      firstAttemptOn: '2026-03-02',
      attemptOn: '2026-03-05',
    });
  });

  it.each([
    [[], '2026-03-02', 0],
    [['2026-03-02'], '2026-03-03', 0],
    [['2026-03-02', '2026-03-03'], '2026-03-07', 0],
    [['2026-03-02', '2026-03-03'], '2026-03-08', 4000],
    [['2026-03-02', '2026-03-03', '2026-03-04'], '2026-03-05', 4000],
    [['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'], '2026-03-06', 4000],
  ])('makes an attempt after failures on %j, on %s, cost %i fen', (days, on, fee) => {
    expect(feeAfter(failedOn(...days), on)).toBe(fee);
  });
});
