import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { COMPANY_EXAMPLES } from '@/lib/orders/company-examples';
import { normaliseCompanyNumber, isCompanyNumber } from '@/lib/orders/company-number';

describe('the registration number of a company', () => {
  it.each(COUNTRIES)('has a valid example that stays as it is in %s', (country) => {
    const example = COMPANY_EXAMPLES[country];
    expect({
      isCompanyNumber: isCompanyNumber(example, country),
      companyNumber: normaliseCompanyNumber(example),
    }).toEqual({
      isCompanyNumber: true,
      companyNumber: example,
    });
    expect(isCompanyNumber(`${example}9999999`, country)).toBe(false);
  });

  it.each([
    ['CN', '91110108551385082Q'], // public codes of two companies
    ['CN', '91330100799655058b'],
    ['KE', 'p051-234-567 a'],
    ['NG', '12345678-0001'],
    ['PK', '1234567-8'],
    ['AE', '١٠٠١٢٣٤٥٦٧٠٠٠٠٣'],
    ['SA', '３００１２３４５６７００００３'],
    ['GH', 'GHA-123456789-0'],
    ['GH', ' '],
  ] as const)('is read in %s from %s', (country, typed) => {
    expect(isCompanyNumber(typed, country)).toBe(true);
  });

  it.each([
    ['CN', '91110108551385082A'],
    ['CN', '9111010855138508IQ'],
    ['KE', '051234567A'],
    ['GH', '0003456789'],
    ['NG', '12345678'],
    ['UG', '100012345'],
    ['MA', '12345678'],
    ['SA', '100123456700003'],
    ['AE', '300123456700003'],
    ['EG', '12345678'],
    ['TR', '1234567891'],
    ['PK', '12345'],
  ] as const)('is refused in %s: %s', (country, typed) => {
    expect(isCompanyNumber(typed, country)).toBe(false);
  });
});
