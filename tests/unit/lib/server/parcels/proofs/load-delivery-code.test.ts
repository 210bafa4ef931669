import { describe, expect, it } from 'vitest';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { deliveryCodeOf } from '@/lib/server/parcels/proofs/load-delivery-code';

const key = Buffer.alloc(32, 7);
const waybills = Array.from({ length: 20_000 }, (_, index) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(index * 200_003, 2);
  return formatWaybill(bytes, 'GH');
});

describe('the code of a handover', () => {
  it('is four digits, constant over time', () => {
    for (const waybill of waybills.slice(0, 500)) {
      expect(deliveryCodeOf(key, waybill)).toMatch(/^\d{4}$/);
      expect(deliveryCodeOf(key, waybill)).toBe(deliveryCodeOf(Buffer.from(key), waybill));
    }
    expect(deliveryCodeOf(key, 'DX0000000000GH')).toBe('7339');
  });

  it('differs under another key, for nearly every waybill', () => {
    const other = Buffer.alloc(32, 8);
    const same = waybills.filter((waybill) => deliveryCodeOf(key, waybill) === deliveryCodeOf(other, waybill));
    expect(same.length).toBeLessThan(waybills.length / 1000);
  });

  it('is evenly distributed: each first and last digit has a tenth of them', () => {
    const distinct = new Set(waybills);
    const codes = [...distinct].map((waybill) => deliveryCodeOf(key, waybill));
    for (const place of [0, 3])
      for (const digit of '0123456789') {
        const share = codes.filter((code) => code[place] === digit).length / codes.length;
        expect(share).toBeGreaterThan(0.085);
        expect(share).toBeLessThan(0.115);
      }
  });
});
