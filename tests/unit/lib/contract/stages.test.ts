import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURNEY_STAGES, progressOf } from '@/lib/contract/tracking/stages';
import type { TrackEventView } from '@/lib/contract/tracking/tracking';
import { SCAN_CODES, SCAN_STATE } from '@/lib/parcel/scan-codes';
import { PARCEL_STATES } from '@/lib/parcel/states';

const event = (code: string): TrackEventView => ({
  code,
  description: code,
  time: '2026-11-20T08:00:00.000Z',
  timeZone: 'UTC',
  place: 'Accra',
  countryCode: 'GH',
});
const abroad = { senderCountry: 'CN', receiverCountry: 'GH' } as const;
const athome = { senderCountry: 'GH', receiverCountry: 'GH' } as const;

describe('progressOf', () => {
  it('follows a parcel abroad stage by stage and never goes back', () => {
    const journey = SCAN_CODES.slice(0, SCAN_CODES.indexOf('SIGNED') + 1).filter((code) => code !== 'DELIVERY_FAILED');
    const stages = journey.map((code, index) => {
      const events = journey
        .slice(0, index + 1)
        .map(event)
        .reverse();
      return progressOf({ ...abroad, state: SCAN_STATE[code] ?? 'IN_TRANSIT', events }).reachedStages;
    });
    expect(stages).toEqual([...stages].sort((a, b) => a - b));
    expect(stages[0]).toBe(JOURNEY_STAGES.indexOf('collected'));
    expect(stages.at(-1)).toBe(JOURNEY_STAGES.indexOf('signed'));
  });

  it('has no flight and no customs within one country', () => {
    const { stages, reachedStages: reached } = progressOf({
      ...athome,
      state: 'OUT_FOR_DELIVERY',
      events: [event('OUT_FOR_DELIVERY')],
    });
    expect(stages).toEqual(['placed', 'collected', 'delivery', 'signed']);
    expect(stages[reached]).toBe('delivery');
  });

  it('uses the state if scans are missing or unknown', () => {
    expect(progressOf({ ...abroad, state: 'SIGNED', events: [] }).reachedStages).toBe(JOURNEY_STAGES.indexOf('signed'));
    expect(
      progressOf({ ...abroad, state: 'WAITING', events: [event('ORDER_PLACED'), event('FUTURE_CODE')] }).reachedStages,
    ).toBe(0);
  });

  it('preserves the furthest stage after a failed delivery or a return', () => {
    const events = [event('DELIVERY_FAILED'), event('OUT_FOR_DELIVERY'), event('CUSTOMS_RELEASED')];
    expect(progressOf({ ...abroad, state: 'DELIVERY_FAILED', events })).toMatchObject({
      reachedStages: 4,
      tone: 'warn',
    });
    expect(progressOf({ ...abroad, state: 'RETURNED', events }).tone).toBe('warn');
  });

  it('has the tone of the state, and that of an alarm while customs hold the parcel', () => {
    const toneOf = (code: string) => progressOf({ ...abroad, state: 'IN_TRANSIT', events: [event(code)] }).tone;
    expect(toneOf('CUSTOMS_HELD')).toBe('warn');
    expect(toneOf('CUSTOMS_RELEASED')).toBe('info');
  });

  it('always returns a stage of the journey', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARCEL_STATES),
        fc.array(fc.constantFrom(...SCAN_CODES, 'ORDER_PLACED', 'ORDER_CANCELLED')),
        fc.boolean(),
        (state, codes, domestic) => {
          const { stages, reachedStages: reached } = progressOf({
            ...(domestic ? athome : abroad),
            state,
            events: codes.map(event),
          });
          expect(stages[reached]).toBeDefined();
        },
      ),
    );
  });
});
