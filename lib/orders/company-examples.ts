import type { Country } from '@/lib/market/country';

/**
 * Valid company numbers of each country, in the form that we store. Forms show them. Their rules are in
 * `company-number.ts`.
 */
export const COMPANY_EXAMPLES: Readonly<Record<Country, string>> = {
  CN: '91440101MA5D0X2K7C',
  KE: 'P001234567A',
  GH: 'C0012345678',
  NG: '0012345678001',
  UG: '1001234567',
  MA: '001234567000003',
  EG: '123456789',
  PK: '12345678',
  SA: '300123456700003',
  AE: '100123456700003',
  TR: '1234567890',
};
