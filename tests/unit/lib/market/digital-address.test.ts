import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { printedDigitalAddress, readDigitalAddress } from '@/lib/market/digital-address';
import { DIGITAL_ADDRESS_EXAMPLES, digitalAddressKinds, needsDigitalAddress } from '@/lib/market/digital-address-kinds';

describe('a digital address', () => {
  it.each([
    ['GH', 'ga-183-8164', 'ghanaPost', 'GA-183-8164'],
    ['GH', 'GA 0183 8164', 'ghanaPost', 'GA-0183-8164'],
    ['GH', 'A31838164', 'ghanaPost', 'A3-183-8164'],
    ['GH', 'ga‑183–8164', 'ghanaPost', 'GA-183-8164'],
    ['GH', '6CQXJRH7+5F', 'plusCode', '6CQXJRH7+5F'],
    ['SA', 'rrrd2929', 'saudiShort', 'RRRD2929'],
    ['SA', 'RRRD ٢٩٢٩', 'saudiShort', 'RRRD2929'],
    ['AE', '3003295320', 'makani', '30032 95320'],
    ['AE', '٣٠٠٣٢ ٩٥٣٢٠', 'makani', '30032 95320'],
    ['AE', '7HQQ5XW8+2V', 'plusCode', '7HQQ5XW8+2V'],
    ['KE', 'pr78+jv Nairobi', 'plusCode', 'PR78+JV'],
    ['NG', '6FR5F9X6+4V Lagos', 'plusCode', '6FR5F9X6+4V'],
  ] as const)('is read in %s from %s', (country, typed, kind, text) => {
    expect(readDigitalAddress(typed, country)).toEqual({ kind, text });
  });

  it('is derived from a position, unless the country has its own system only', () => {
    // Open Location Code, reference of the library: 20.375, 2.775 is in 7FG49QCG+2V.
    expect(readDigitalAddress('20.3700625, 2.7821875', 'NG')).toEqual({ kind: 'plusCode', text: '7FG49QCJ+2V' });
    expect(readDigitalAddress('5.6037 -0.187', 'GH')?.kind).toBe('plusCode');
    expect(readDigitalAddress('24.7136,46.6753', 'SA')).toBeNull();
    expect(readDigitalAddress('24, 46', 'UG')).toBeNull();
  });

  it.each([
    ['GH', 'GA-18-8164'],
    ['GH', 'near the mosque'],
    ['SA', 'RRR2929'],
    ['SA', '6CQXJRH7+5F'],
    ['AE', '3003 295320'],
    ['KE', 'GA-183-8164'],
    ['KE', 'AAAA+AA'],
    ['KE', ''],
  ] as const)('is invalid: %s %s', (country, typed) => expect(readDigitalAddress(typed, country)).toBeNull());

  it('is printed with its name', () => {
    expect(printedDigitalAddress('ga1838164', 'GH')).toBe('GhanaPostGPS GA-183-8164');
    expect(printedDigitalAddress('rrrd2929', 'SA')).toBe('National Address RRRD2929');
    expect(printedDigitalAddress('', 'SA')).toBe('');
  });

  it('has an example in every country, and is required in Saudi Arabia only', () => {
    for (const country of COUNTRIES) {
      for (const kind of digitalAddressKinds(country))
        expect(readDigitalAddress(DIGITAL_ADDRESS_EXAMPLES[kind], country)?.kind).toBe(kind);
      expect(needsDigitalAddress(country)).toBe(country === 'SA');
    }
  });
});
