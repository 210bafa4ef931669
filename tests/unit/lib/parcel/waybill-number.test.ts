import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import {
  COUNTRY_DIGIT,
  WAYBILL_LENGTH,
  checkWaybill,
  exampleWaybill,
  formatWaybill,
  groupedWaybill,
  splitAdjacentWaybills,
} from '@/lib/parcel/waybill-number';
import { anyBytes, bytesOf } from './bytes';

const anyCountry = fc.constantFrom(...COUNTRIES);
const anyWaybill = fc.tuple(anyBytes, anyCountry).map(([bytes, country]) => formatWaybill(bytes, country));
const reasonOf = (text: string) => {
  const check = checkWaybill(text);
  return check.ok ? 'ok' : check.reason;
};

describe('formatWaybill', () => {
  it.each([
    [123456789n, 'GH', 'DX01234567894GH'],
    [123456789n, 'MA', 'DX01234567898MA'],
    [123456789n, 'SA', 'DX01234567891SA'],
    [0n, 'GH', 'DX00000000000GH'],
  ] as const)('writes %s to %s as %s', (value, country, waybill) => {
    expect(formatWaybill(bytesOf(value), country)).toBe(waybill);
  });

  it('has a prefix, eleven digits and the country, and parses to itself', () => {
    fc.assert(
      fc.property(anyBytes, anyCountry, (bytes, country) => {
        const waybill = formatWaybill(bytes, country);
        expect(waybill).toMatch(new RegExp(`^${BRAND.waybillPrefix}[0-9]{11}${country}$`));
        expect(waybill).toHaveLength(WAYBILL_LENGTH);
        expect(checkWaybill(waybill)).toEqual({ ok: true, waybill });
      }),
    );
  });

  it('uses all eight bytes for its digits and rejects fewer', () => {
    expect(formatWaybill(bytesOf(2n ** 63n), 'GH')).not.toBe(formatWaybill(bytesOf(0n), 'GH'));
    expect(() => formatWaybill(new Uint8Array(7), 'GH')).toThrow(RangeError);
  });
});

describe('checkWaybill', () => {
  it.each([
    'dx01234567894gh',
    ' DX 0123 4567 894 GH ',
    'DX-0123-4567-894-GH',
    'DX\u20110123\u00a04567\u2009894\u3000GH',
    '\u202bDX01234567894GH\u202c',
    'D\u200bX0123456\u00ad7894GH\ufeff',
    'ＤＸ０１２３４５６７８９４ｇｈ',
    'DX٠١٢٣٤٥٦٧٨٩٤GH',
    'DX۰۱۲۳۴۵۶۷۸۹۴GH',
    'DX0123456789४GH',
  ])('reads %j', (text) => {
    expect(checkWaybill(text)).toEqual({ ok: true, waybill: 'DX01234567894GH' });
  });

  it.each([
    '',
    'DX',
    'GH01234567894DX',
    'DX0123456789GH',
    'DX012345678944GH',
    'DX01234567894',
    'DX01234567894XX',
    'DX01234567894US',
    'DXO1234567894GH',
    'DX01234567894GH1',
    'DX01234567894GHDX01234567894GH',
    'TN001234567894',
  ])('rejects the shape of %j', (text) => {
    expect(checkWaybill(text)).toEqual({ ok: false, reason: 'shape' });
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(
        anyWaybill,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (waybill, place, step) => {
          const digit = (Number(waybill[place]) + step) % 10;
          expect(reasonOf(waybill.slice(0, place) + digit + waybill.slice(place + 1))).toBe('check-digit');
        },
      ),
    );
  });

  it('detects every swap of neighbouring characters, including letters', () => {
    fc.assert(
      fc.property(anyWaybill, fc.integer({ min: 0, max: WAYBILL_LENGTH - 2 }), (waybill, place) => {
        fc.pre(waybill[place] !== waybill[place + 1]);
        const swapped = waybill.slice(0, place) + waybill[place + 1] + waybill[place] + waybill.slice(place + 2);
        expect(reasonOf(swapped)).not.toBe('ok');
      }),
    );
  });

  it('detects every single wrong letter of the country', () => {
    fc.assert(
      fc.property(anyWaybill, (waybill) => {
        const [first, second] = waybill.slice(-2);
        for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
          if (letter !== first) expect(reasonOf(waybill.slice(0, -2) + letter + second)).not.toBe('ok');
          if (letter !== second) expect(reasonOf(waybill.slice(0, -1) + letter)).not.toBe('ok');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never throws, and returns a stable normal form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), anyWaybill), (text) => {
        const check = checkWaybill(text);
        if (check.ok) expect(checkWaybill(check.waybill)).toEqual(check);
      }),
    );
  });
});

describe('the digit of a country', () => {
  it('is frozen: issued numbers depend on it', () => {
    expect(COUNTRY_DIGIT).toEqual({
      GH: '0',
      NG: '1',
      KE: '2',
      UG: '3',
      CN: '4',
      MA: '5',
      EG: '6',
      PK: '7',
      SA: '8',
      AE: '9',
      TR: '0',
    });
  });
});

describe('groupedWaybill', () => {
  it('groups the number for reading aloud', () => {
    expect(groupedWaybill(formatWaybill(bytesOf(123456789n), 'GH'))).toBe('DX 0123 4567 894 GH');
  });

  it('is parsed back', () => {
    fc.assert(
      fc.property(anyWaybill, (waybill) => {
        expect(checkWaybill(groupedWaybill(waybill))).toEqual({ ok: true, waybill });
      }),
    );
  });
});

describe('splitAdjacentWaybills', () => {
  it('separates numbers without separators, and nothing else', () => {
    expect(splitAdjacentWaybills('DX01234567894GHDX01234567898MA')).toEqual(['DX01234567894GH', 'DX01234567898MA']);
    expect(splitAdjacentWaybills('DX01234567894GHx')).toBeNull();
    expect(splitAdjacentWaybills('')).toBeNull();
  });
});

it('the example waybill is well formed for every market', () => {
  for (const country of COUNTRIES) {
    const example = exampleWaybill(country);
    expect(checkWaybill(example)).toEqual({ ok: true, waybill: example });
    expect(example.startsWith('DX0123456789')).toBe(true);
    expect(example.endsWith(country)).toBe(true);
  }
});
