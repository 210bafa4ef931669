import { describe, expect, it } from 'vitest';
import { needsIdentityNumber } from '@/lib/orders/needs-identity-number';
import { isIdentity, maskedNumber, missingDetails, DETAIL_NEEDS, neededDetails } from '@/lib/orders/receiver-details';
import { COUNTRIES } from '@/lib/market/country';
import { readIdentityNumber } from '@/lib/orders/read-identity-number';
import type { IdentityNumber } from '@/lib/orders/receiver-details';
import { pinText, readPin } from '@/lib/orders/read-pin';

/** Valid numbers, none of a real person or company. */
const DETAIL_EXAMPLES = { turkishId: '10000000146', turkishTaxNo: '1234567890', egyptTaxNo: '123-456-789' } as const;

const order = (countryCode: 'SA' | 'TR' | 'EG' | 'GH', over: object = {}) => ({
  kind: 'international' as const,
  customerType: 'individual',
  receiver: { countryCode, digitalAddress: '' },
  ...over,
});

describe('the list of details that a destination requires', () => {
  it('includes a number where the first form requires it', () => {
    const numbered = DETAIL_NEEDS.filter(({ detail }) => isIdentity(detail)).map(({ country }) => country);
    expect(COUNTRIES.filter(needsIdentityNumber)).toEqual(COUNTRIES.filter((country) => numbered.includes(country)));
  });

  it.each([
    ['SA', {}, ['nationalAddress']],
    ['SA', { kind: 'domestic' }, ['nationalAddress']],
    ['TR', {}, ['turkishId']],
    ['TR', { customerType: 'business' }, ['turkishTaxNo']],
    ['TR', { customerType: 'business', importer: 'individual' }, ['turkishId']],
    ['TR', { kind: 'domestic' }, []],
    ['EG', {}, []],
    ['EG', { importer: 'business' }, ['egyptTaxNo']],
    ['GH', { importer: 'business' }, []],
  ] as const)('has for %s with %o %o', (country, over, needed) => {
    expect(neededDetails(order(country, over))).toEqual(needed);
  });

  it('is missing until the order or the receiver gives them', () => {
    expect(missingDetails(order('SA'), [])).toEqual(['nationalAddress']);
    expect(missingDetails(order('SA', { receiver: { countryCode: 'SA', digitalAddress: 'RRRD2929' } }), [])).toEqual(
      [],
    );
    expect(missingDetails(order('TR'), ['pin', 'turkishTaxNo'])).toEqual(['turkishId']);
    expect(missingDetails(order('TR'), ['turkishId'])).toEqual([]);
  });

  it('has a day and a source', () => {
    for (const { since, source } of DETAIL_NEEDS) {
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).toMatch(/\w+\.\w+/);
    }
  });
});

describe('an identity number', () => {
  it.each([
    ['turkishId', '10000000146', '10000000146'],
    ['turkishId', ' 100 000 001 46 ', '10000000146'],
    ['turkishId', '١٠٠٠٠٠٠٠١٤٦', '10000000146'],
    ['turkishId', '10000000147', null],
    ['turkishId', '10000000156', null],
    ['turkishId', '00000000000', null],
    ['turkishId', '1000000014', null],
    ['turkishId', '1000000014x', null],
    ['turkishTaxNo', '8760047464', '8760047464'],
    ['turkishTaxNo', '876 004 74 64', '8760047464'],
    ['turkishTaxNo', '8760047465', null],
    ['turkishTaxNo', '0000000000', null],
    ['turkishTaxNo', '10000000146', null],
    ['egyptTaxNo', '100-324-932', '100324932'],
    ['egyptTaxNo', '١٠٠٣٢٤٩٣٢', '100324932'],
    ['egyptTaxNo', '10032493', null],
    ['egyptTaxNo', '000000000', null],
  ] as const)('%s %o is read as %o', (kind, typed, value) => {
    expect(readIdentityNumber(kind, typed)).toBe(value);
  });

  it('is refused in Turkey with one wrong digit', () => {
    for (const kind of ['turkishId', 'turkishTaxNo'] as const) {
      const right = DETAIL_EXAMPLES[kind];
      const wrong = [...right].map(
        (digit, index) => right.slice(0, index) + ((Number(digit) + 1) % 10) + right.slice(index + 1),
      );
      expect(wrong.filter((typed) => readIdentityNumber(kind, typed) !== null)).toEqual([]);
    }
  });

  it('has a valid example, and shows three digits', () => {
    for (const [kind, example] of Object.entries(DETAIL_EXAMPLES))
      expect(readIdentityNumber(kind as IdentityNumber, example)).not.toBeNull();
    expect(maskedNumber('10000000146')).toBe('•••146');
  });
});

describe('a place on the map', () => {
  it.each([
    ['24.7136, 46.6753', '24.7136, 46.6753'],
    ['24.7136 46.6753', '24.7136, 46.6753'],
    ['٢٤٫٧١٣٦، ٤٦٫٦٧٥٣', '24.7136, 46.6753'],
    ['geo:24.7136,46.6753?z=17', '24.7136, 46.6753'],
    ['-33.8688,-70.1', '-33.8688, -70.1'],
    ['https://www.google.com/maps/@24.7135517,46.6752957,15z', '24.71355, 46.6753'],
    [
      'https://www.google.com/maps/place/Cafe/@24.70,46.60,17z/data=!3m1!4b1!4m6!3m5!8m2!3d24.7136!4d46.6753',
      '24.7136, 46.6753',
    ],
    ['https://maps.google.com/?q=24.7136,46.6753', '24.7136, 46.6753'],
    ['https://www.google.com/maps/search/?api=1&query=24.7136%2C46.6753', '24.7136, 46.6753'],
    ['https://www.google.com/maps/search/24.7136,+46.6753', '24.7136, 46.6753'],
    ['I am here: https://maps.google.com/?q=24.7136,46.6753', '24.7136, 46.6753'],
    ['https://maps.apple.com/?ll=24.7136,46.6753&q=Pin', '24.7136, 46.6753'],
    ['https://maps.apple.com/place?coordinate=24.7136,46.6753', '24.7136, 46.6753'],
    ['https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=17/24.70/46.60', '24.7136, 46.6753'],
    ['https://www.openstreetmap.org/#map=17/24.7136/46.6753', '24.7136, 46.6753'],
  ])('%s is read', (typed, value) => {
    const pin = readPin(typed);
    expect(pin && pinText(pin)).toBe(value);
  });

  it.each([
    '',
    'near the mosque',
    '0,0',
    '95, 10',
    '10, 200',
    'https://maps.app.goo.gl/abc',
    'https://maps.google.com/?q=Riyadh',
    `https://maps.google.com/?q=${'1'.repeat(2000)}`,
  ])('%s is not', (typed) => expect(readPin(typed)).toBeNull());
});
