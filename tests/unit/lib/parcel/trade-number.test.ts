import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTradeNo, formatTradeNo } from '@/lib/parcel/trade-number';
import { checkWaybill, formatWaybill } from '@/lib/parcel/waybill-number';
import { anyBytes, bytesOf } from './bytes';

describe('an order number', () => {
  it('is TN, eleven digits and a check digit', () => {
    expect(formatTradeNo(bytesOf(123456789n))).toBe('TN001234567894');
    fc.assert(fc.property(anyBytes, (bytes) => /^TN[0-9]{12}$/.test(formatTradeNo(bytes))));
  });

  it('is read in any case, in groups and in Arabic digits', () => {
    for (const text of ['tn 0012 3456 7894', 'TN-0012-3456-7894', 'TN٠٠١٢٣٤٥٦٧٨٩٤', 'ＴＮ００１２３４５６７８９４']) {
      expect(checkTradeNo(text)).toEqual({ ok: true, tradeNo: 'TN001234567894' });
    }
  });

  it('is distinguished from a slip', () => {
    expect(checkTradeNo('TN001234567895')).toEqual({ ok: false, reason: 'check-digit' });
    expect(checkTradeNo('TN010234567894')).toEqual({ ok: false, reason: 'check-digit' });
    expect(checkTradeNo('TN00123456789')).toEqual({ ok: false, reason: 'shape' });
    expect(checkTradeNo('DX01234567894GH')).toEqual({ ok: false, reason: 'shape' });
  });

  it('is never a waybill, and a waybill is never an order number', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(checkWaybill(formatTradeNo(bytes)).ok).toBe(false);
        expect(checkTradeNo(formatWaybill(bytes, 'GH')).ok).toBe(false);
      }),
    );
  });
});
