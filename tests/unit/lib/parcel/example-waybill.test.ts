import { expect, it } from 'vitest';
import { exampleWaybill, checkWaybill } from '@/lib/parcel/waybill-number';
import { COUNTRIES } from '@/lib/market/country';

it('the example waybill is well formed for every market', () => {
  for (const country of COUNTRIES) {
    const example = exampleWaybill(country);
    expect(checkWaybill(example)).toEqual({ ok: true, waybill: example });
    expect(example.startsWith('DX0123456789')).toBe(true);
    expect(example.endsWith(country)).toBe(true);
  }
});
