import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VOCABULARIES, type VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { readScan, readScanLine } from '@/lib/server/parcels/tracking/read-scan';

const VOCABULARY_NAMES = Object.keys(VOCABULARIES) as VocabularyName[];
const NOW = new Date('2026-11-20T12:00:00Z');
const scan = {
  eventId: 'gz-1',
  waybillNo: formatWaybill(Buffer.from('somebody'), 'KE'),
  code: 'PICKED_UP',
  occurredAt: '2026-11-20T17:30:00+08:00',
  place: 'Guangzhou',
};
const rowOf = (change: object) => {
  const result = readScan({ ...scan, ...change }, NOW);
  if (!result.ok) throw new Error(result.reason);
  return result.scan;
};

describe('readScan', () => {
  it('normalises times to UTC and numbers to one spelling', () => {
    expect(rowOf({ waybillNo: ` ${scan.waybillNo.toLowerCase()} ` })).toEqual({
      event_id: 'gz-1',
      waybill_no: scan.waybillNo,
      code: 'PICKED_UP',
      occurred_at: '2026-11-20T09:30:00.000Z',
      time_zone: 'UTC',
      place: 'Guangzhou',
      country_code: null,
      measured: null,
      collected: null,
      reason: null,
      received_code: null,
      received_reason: null,
    });
  });

  it('reads weight and size of a take-over scan, the size complete or not at all', () => {
    const size = { lengthCm: 40, widthCm: 30.5, heightCm: 20 };
    expect(JSON.parse(rowOf({ weightKg: 3.4 }).measured!)).toEqual({ weightKg: 3.4, size: null });
    expect(JSON.parse(rowOf({ code: 'ARRIVED_HUB', weightKg: 3.4, ...size }).measured!)).toEqual({
      weightKg: 3.4,
      size,
    });
    const readChanged = (change: object) => readScan({ ...scan, ...change }, NOW);
    for (const [change, reason] of [
      [{ weightKg: 3, code: 'SIGNED' }, /weight and size are allowed only with PICKED_UP and ARRIVED_HUB/],
      [{ ...size }, /weightKg is missing/],
      [{ weightKg: 3, lengthCm: 40 }, /a side is missing/],
      [{ weightKg: 0 }, /weightKg is not above 0/],
      [{ weightKg: '3' }, /weightKg is not a number/],
      [{ weightKg: 1001 }, /weightKg is above 1000/],
    ] as const) {
      expect(readChanged(change)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    }
  });

  it('reads the collected amount of a delivering scan, in the destination’s currency', () => {
    const collection = { currency: 'KES', minor: 250_000 };
    expect(rowOf({ code: 'SIGNED', collected: collection }).collected).toBe(JSON.stringify(collection));
    for (const [change, reason] of [
      [{ collected: collection }, 'collected is allowed only with SIGNED'],
      [{ code: 'SIGNED', collected: { currency: 'GHS', minor: 1 } }, 'collected.currency must be KES for this waybill'],
      [{ code: 'SIGNED', collected: { ...collection, minor: 0.5 } }, 'collected.minor is not whole minor units'],
      [{ code: 'SIGNED', collected: { ...collection, minor: -1 } }, 'collected.minor is below 0'],
      [{ code: 'SIGNED', collected: { ...collection, minor: 1e9 + 1 } }, 'collected.minor is above 1000000000'],
    ] as const)
      expect(readScan({ ...scan, ...change }, NOW)).toEqual({ ok: false, reason });
  });

  it('reads the proof of a delivering scan, with names on one line', () => {
    const proofOf = (change: object) => {
      const result = readScan({ ...scan, code: 'SIGNED', ...change }, NOW);
      return result.ok ? result.proof : result.reason;
    };
    const nothing = { signedBy: null, handoverCode: null, photo: null };
    expect(proofOf({ signedBy: ' Ama\u2067\r\n Mensah\u0000' })).toEqual({ ...nothing, signedBy: 'Ama Mensah' });
    expect(proofOf({ handoverCode: '4821', photo: 'a/b.jpg' })).toEqual({
      ...nothing,
      handoverCode: '4821',
      photo: 'a/b.jpg',
    });
    for (const none of [{}, { signedBy: ' ', handoverCode: '', photo: '' }]) expect(proofOf(none)).toBeNull();
    for (const field of ['signedBy', 'handoverCode'])
      expect(proofOf({ code: 'DELIVERY_FAILED', [field]: 'x' })).toMatch(/allowed only with SIGNED/);
    expect(proofOf({ code: 'OUT_FOR_DELIVERY', photo: 'x' })).toMatch(/allowed only with SIGNED/);
    expect(proofOf({ signedBy: 'x'.repeat(81) })).toBe('signedBy is longer than 80 characters');
    expect(proofOf({ photo: 'a\u0000.jpg' })).toBe('photo has control characters');
    const partner = readScan({ ...scan, code: 'EMI', signedBy: 'Ama' }, NOW, 'emsevt');
    expect(partner).toMatchObject({ ok: true, scan: { code: 'SIGNED' }, proof: { signedBy: 'Ama' } });
  });

  it("uses the country's time zone unless one is given", () => {
    expect(rowOf({ countryCode: 'CN' })).toMatchObject({ time_zone: 'Asia/Shanghai', country_code: 'CN' });
    expect(rowOf({ countryCode: 'CN', timeZone: 'Asia/Urumqi' }).time_zone).toBe('Asia/Urumqi');
    expect(rowOf({ countryCode: null }).country_code).toBeNull();
  });

  it('accepts planned times up to thirty days ahead', () => {
    expect(readScan({ ...scan, occurredAt: '2026-12-20T11:59:59Z' }, NOW).ok).toBe(true);
    expect(readScan({ ...scan, occurredAt: '2026-12-20T12:00:01Z' }, NOW).ok).toBe(false);
  });

  it('reports every mistake of a scan', () => {
    const result = readScan({ ...scan, code: 'x', place: '' }, NOW);
    expect(result).toEqual({ ok: false, reason: 'code is not a scan code; place is missing' });
  });

  it('accepts reasons of a failed delivery and of customs, and rejects any other', () => {
    expect(rowOf({ code: 'DELIVERY_FAILED', reason: 'REFUSED' })).toMatchObject({ reason: 'REFUSED' });
    expect(rowOf({ code: 'CUSTOMS_HELD', reason: 'DUTY' })).toMatchObject({ reason: 'DUTY', received_code: null });
    expect(rowOf({ code: 'DELIVERY_FAILED' }).reason).toBeNull();
    for (const [change, reason] of [
      [{ code: 'DELIVERY_FAILED', reason: 'DUTY' }, /^reason is not one of NOBODY_THERE, WRONG_ADDRESS/],
      [{ code: 'CUSTOMS_HELD', reason: 'constructor' }, /^reason is not one of DOCUMENTS, DUTY, INSPECTION$/],
      [{ code: 'SIGNED', reason: 'REFUSED' }, /^reason is allowed only with DELIVERY_FAILED and CUSTOMS_HELD$/],
      [{ code: 'PARTNER_EVENT' }, /^code is not a scan code$/],
    ] as const) {
      expect(readScan({ ...scan, ...change }, NOW)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    }
  });

  describe("in a partner's vocabulary", () => {
    const partnerRow = (change: object, vocabulary: VocabularyName = 'emsevt') => {
      const result = readScan({ ...scan, ...change }, NOW, vocabulary);
      if (!result.ok) throw new Error(result.reason);
      return result.scan;
    };

    it('reads codes in any case, and stores them as received', () => {
      expect(partnerRow({ code: 'emh' })).toMatchObject({
        code: 'DELIVERY_FAILED',
        reason: null,
        received_code: 'emh',
        received_reason: null,
      });
      expect(partnerRow({ code: 'RD' }, 'dhl')).toMatchObject({ code: 'DELIVERY_FAILED', reason: 'REFUSED' });
    });

    it('accepts our reason beside a code, and stores theirs without guessing', () => {
      expect(partnerRow({ code: 'EMH', reason: 'wrong_address' }).reason).toBe('WRONG_ADDRESS');
      expect(partnerRow({ code: 'EMH', reason: '13' })).toMatchObject({ reason: null, received_reason: '13' });
      expect(partnerRow({ code: 'EMI', reason: 'REFUSED' })).toMatchObject({ code: 'SIGNED', reason: null });
      expect(partnerRow({ code: 'NH', reason: '?' }, 'dhl')).toMatchObject({ reason: 'NOBODY_THERE' });
    });

    it('stores any other code as a partner’s event', () => {
      const printable = fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .filter((text) => text.trim() !== '' && text.length <= 100 && !/\p{Cc}/u.test(text));
      const odd = fc.constantFrom('constructor', '__proto__', 'toString', 'PARTNER_EVENT', 'SIGNED', 'LOST');
      fc.assert(
        fc.property(fc.oneof(printable, odd), fc.constantFrom(...VOCABULARY_NAMES), (code, vocabulary) => {
          const row = partnerRow({ code }, vocabulary);
          expect(row.received_code).toBe(code.trim());
          const codes = Object.keys(VOCABULARIES[vocabulary]).map((name) => name.toUpperCase());
          if (!codes.includes(code.trim().toUpperCase())) expect(row.code).toBe('PARTNER_EVENT');
        }),
      );
    });

    it('reads weights at their take-over codes only', () => {
      expect(partnerRow({ code: 'EMA', weightKg: 3 }).measured).not.toBeNull();
      const refusal = readScan({ ...scan, code: 'EDA', weightKg: 3 }, NOW, 'emsevt');
      expect(refusal).toEqual({ ok: false, reason: expect.stringMatching(/^weight and size are allowed only with/) });
    });
  });

  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { ...scan, eventId: 7 },
    { ...scan, occurredAt: '' },
    { ...scan, occurredAt: '2026-13-01T00:00:00Z' },
  ])('rejects %j with a reason', (value) => {
    const result = readScan(value, NOW);
    expect(result.ok ? '' : result.reason).not.toBe('');
  });

  it('reads a line of JSON', () => {
    expect(readScanLine(JSON.stringify(scan), NOW).ok).toBe(true);
    expect(readScanLine('{', NOW)).toEqual({ ok: false, reason: 'the line is not JSON' });
  });
});
