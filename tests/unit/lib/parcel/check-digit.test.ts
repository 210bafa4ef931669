import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, endsInCheckDigit } from '@/lib/parcel/check-digit';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 14 });

describe('check digit', () => {
  it('matches the published example: 572 is followed by 4', () => {
    expect(checkDigit('572')).toBe('4');
    expect(endsInCheckDigit('5724')).toBe(true);
    expect(endsInCheckDigit('5727')).toBe(false);
  });

  it('rejects characters other than ASCII digits', () => {
    expect(() => checkDigit('12a')).toThrow(RangeError);
    expect(() => checkDigit('١٢')).toThrow(RangeError);
  });

  it('accepts its own result', () => {
    fc.assert(fc.property(digits, (text) => endsInCheckDigit(text + checkDigit(text))));
  });

  it('detects every single wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(digits, (text) => {
        const good = text + checkDigit(text);
        for (let index = 0; index < good.length; index += 1) {
          for (const digit of '0123456789') {
            const wrong = good.slice(0, index) + digit + good.slice(index + 1);
            if (wrong !== good) expect(endsInCheckDigit(wrong)).toBe(false);
          }
          const [a, b] = [good[index], good[index + 1]];
          if (b === undefined || a === b) continue;
          expect(endsInCheckDigit(good.slice(0, index) + b + a + good.slice(index + 2))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});
