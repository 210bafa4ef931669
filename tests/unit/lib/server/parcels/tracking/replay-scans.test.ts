import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCAN_CODES, SCAN_STATE, isScanCode, type ScanCode } from '@/lib/parcel/scan-codes';
import { PARCEL_STATES, canMove, isFinal, type ParcelState } from '@/lib/parcel/states';
import {
  continueReplay,
  replayScans,
  type ScanPosition,
  type ScanReplay,
} from '@/lib/server/parcels/tracking/replay-scans';

const START: ScanPosition = { state: 'WAITING', attempts: 0 };
const scansOf = (...codes: ScanCode[]) => codes.map((code, index) => ({ code, index, received_code: null }));
const all = () => true;
const states = (position: ScanPosition, codes: ScanCode[]) =>
  replayScans(position, scansOf(...codes), all).steps.map(({ to }) => to);

describe('a scan code', () => {
  it('leads to a state that scans can reach', () => {
    // Nothing is scanned before the take-over, and only its sender cancels a parcel or sends it on.
    const withoutScans = ['WAITING', 'CANCELLED', 'SENT_ON'];
    const reachable = PARCEL_STATES.filter((state) => !withoutScans.includes(state));
    expect(new Set(Object.values(SCAN_STATE))).toEqual(new Set([...reachable, null]));
    expect(SCAN_CODES.every(isScanCode)).toBe(true);
    for (const other of ['', 'signed', 'toString', 'ORDER_PLACED', null, 7]) expect(isScanCode(other)).toBe(false);
  });
});

describe('the replay of scans', () => {
  it('follows a whole journey from the start', () => {
    expect(states(START, ['PICKED_UP', 'ARRIVED_HUB', 'FLIGHT_ARRIVED', 'OUT_FOR_DELIVERY', 'SIGNED'])).toEqual([
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'SIGNED',
    ]);
  });

  it('continues from the order’s state', () => {
    const codes: ScanCode[] = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'SIGNED'];
    expect(states({ state: 'OUT_FOR_DELIVERY', attempts: 1 }, codes)).toEqual([
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
      'SIGNED',
    ]);
    expect(states({ state: 'OUT_FOR_DELIVERY', attempts: 2 }, codes)).toEqual(['SIGNED']);
    expect(states({ state: 'SIGNED', attempts: 2 }, codes)).toEqual([]);
  });

  it('skips steps that a partner does not report, and rejects impossible ones', () => {
    const replayOf = (...codes: ScanCode[]) =>
      replayScans(
        START,
        scansOf(...codes).map((scan) => ({ ...scan, received_code: 'theirs' })),
        all,
      );
    expect(replayOf('ARRIVED_HUB', 'DELIVERY_FAILED', 'SIGNED').steps.map(({ to }) => to)).toEqual([
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
      'SIGNED',
    ]);
    expect(replayOf('SIGNED').steps.map(({ to, scan }) => [to, scan.index])).toEqual([
      ['IN_TRANSIT', 0],
      ['OUT_FOR_DELIVERY', 0],
      ['SIGNED', 0],
    ]);
    expect(replayOf('SIGNED', 'OUT_FOR_DELIVERY').misfits.map(({ from }) => from)).toEqual(['SIGNED']);
  });

  it('reports scans that could not be followed, with the state', () => {
    const { steps, misfits } = replayScans(START, scansOf('SIGNED', 'PICKED_UP', 'RETURNED'), all);
    expect(steps.map(({ to }) => to)).toEqual(['IN_TRANSIT']);
    expect(misfits.map(({ scan, from }) => [scan.code, from])).toEqual([
      ['SIGNED', 'WAITING'],
      ['RETURNED', 'IN_TRANSIT'],
    ]);
  });

  it('reports only new ones', () => {
    const { misfits } = replayScans(START, scansOf('SIGNED', 'RETURNED'), ({ index }) => index === 1);
    expect(misfits.map(({ scan }) => scan.code)).toEqual(['RETURNED']);
  });

  it('follows only new ones from a position that the scans do not explain', () => {
    const scans = scansOf('PICKED_UP', 'OUT_FOR_DELIVERY');
    const cancelledReplay = replayScans({ state: 'CANCELLED', attempts: 0 }, scans, ({ index }) => index === 1);
    expect(cancelledReplay.steps).toEqual([]);
    expect(cancelledReplay.misfits).toEqual([{ scan: scans[1], from: 'CANCELLED' }]);
    const elsewhere = replayScans({ state: 'IN_TRANSIT', attempts: 0 }, scansOf('OUT_FOR_DELIVERY'), all);
    expect(elsewhere.steps.map(({ to }) => to)).toEqual(['OUT_FOR_DELIVERY']);
  });

  const anyScans = fc.array(fc.constantFrom(...SCAN_CODES), { maxLength: 25 });

  it('makes only moves of the transition table', () => {
    fc.assert(
      fc.property(
        anyScans,
        fc.constantFrom(...PARCEL_STATES),
        fc.integer({ min: 0, max: 4 }),
        (codes, state, attempts) => {
          let from: ParcelState = state;
          for (const { to } of replayScans({ state, attempts }, scansOf(...codes), all).steps) {
            expect(canMove(from, to)).toBe(true);
            from = to;
          }
        },
      ),
    );
  });

  it('reaches the same state for any split of the scans into files', () => {
    fc.assert(
      fc.property(anyScans, fc.array(fc.nat({ max: 24 }), { maxLength: 5 }), (codes, cuts) => {
        const scans = scansOf(...codes);
        const whole = replayScans(START, scans, all).steps.map(({ to }) => to);
        let position = START;
        const reached: ParcelState[] = [];
        for (const end of [...cuts, codes.length].sort((a, b) => a - b)) {
          for (const { to } of replayScans(position, scans.slice(0, end), all).steps) {
            reached.push(to);
            position = { state: to, attempts: position.attempts + (to === 'OUT_FOR_DELIVERY' ? 1 : 0) };
          }
        }
        expect(reached).toEqual(whole);
      }),
    );
  });

  const after = (position: ScanPosition, { steps }: ScanReplay<unknown>): ScanPosition => ({
    state: steps.at(-1)?.to ?? position.state,
    attempts: position.attempts + steps.filter(({ to }) => to === 'OUT_FOR_DELIVERY').length,
  });

  it('continues from the state alone like a replay of all scans, for scans in order', () => {
    fc.assert(
      fc.property(anyScans, fc.boolean(), fc.constantFrom(...PARCEL_STATES), (codes, isOurs, state) => {
        const scans = scansOf(...codes).map((scan) => ({ ...scan, received_code: isOurs ? null : 'theirs' }));
        let position: ScanPosition = { state, attempts: 0 };
        // A parcel whose state differs from its scans has ended: it was cancelled, or somebody chose.
        fc.pre(state === 'WAITING' || isFinal(state));
        for (const [index, scan] of scans.entries()) {
          const whole = replayScans(position, scans.slice(0, index + 1), (each) => each === scan);
          if (SCAN_STATE[scan.code] !== 'IN_TRANSIT' || position.state !== 'IN_TRANSIT')
            expect(continueReplay(position, [scan])).toEqual(whole);
          else expect(whole).toEqual({ steps: [], misfits: [] });
          position = after(position, whole);
        }
      }),
    );
  });

  it('ignores later transit scans', () => {
    const scans = scansOf('PICKED_UP', 'OUT_FOR_DELIVERY', 'ARRIVED_HUB');
    const fresh = ({ index }: { index: number }) => index === 1;
    const { steps } = replayScans({ state: 'IN_TRANSIT', attempts: 0 }, scans, fresh);
    expect(continueReplay({ state: 'IN_TRANSIT', attempts: 0 }, [scans[1]!]).steps).toEqual(steps);
  });
});
