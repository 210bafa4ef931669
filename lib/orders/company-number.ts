import { asciiDigits } from '@/lib/text/ascii-digits';
import type { Country } from '@/lib/market/country';
import { isEgyptTaxNo, isTurkishTaxNo } from './tax-numbers';

/** Registration number of a company that imports or exports. */
interface CompanyNumber {
  /** Official name for documents, the same in every language. */
  name: string;
  isValid: (text: string) => boolean;
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const USCC_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Checks a unified social credit code: 18 characters, the last one is a check character (GB 32100-2015). */
function isCreditCode(text: string): boolean {
  const values = [...text].map((character) => USCC_CHARACTERS.indexOf(character));
  if (values.length !== 18 || values.includes(-1)) return false;
  const sum = values.reduce((total, value, index) => total + value * (index < 17 ? 3 ** index % 31 : 1), 0);
  return sum % 31 === 0;
}

/** Formats that the tax authorities publish. Numbers without a public check digit are checked by form only. */
export const COMPANY_NUMBERS: Readonly<Record<Country, CompanyNumber>> = {
  CN: { name: 'USCC', isValid: isCreditCode },
  KE: { name: 'KRA PIN', isValid: matches(/^[AP]\d{9}[A-Z]$/) },
  /** A company, or the Ghana Card of a sole trader. */
  GH: { name: 'TIN', isValid: matches(/^(?:[CGPQV]|GHA)\d{10}$/) },
  /** Numbers of the joint tax board, of the federal service with its branch, and tax IDs since 2026. */
  NG: { name: 'TIN', isValid: matches(/^(?:\d{10}|\d{12,13})$/) },
  UG: { name: 'TIN', isValid: matches(/^\d{10}$/) },
  MA: { name: 'ICE', isValid: matches(/^\d{15}$/) },
  EG: { name: 'Tax registration no.', isValid: isEgyptTaxNo },
  /** Number with or without its check digit, or the identity number of a sole trader. */
  PK: { name: 'NTN', isValid: matches(/^(?:[A-Z\d]\d{6,7}|\d{13})$/) },
  SA: { name: 'VAT registration no.', isValid: matches(/^3\d{13}3$/) },
  AE: { name: 'TRN', isValid: matches(/^1\d{14}$/) },
  TR: { name: 'Vergi no.', isValid: isTurkishTaxNo },
};

/** Returns a typed number in the form that we store: capital letters and ASCII digits without separators. */
export const normaliseCompanyNumber = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC'))
    .replace(/[\p{Cf}\s./-]/gu, '')
    .toUpperCase();

/** Returns true for a blank text and for a valid number of the country. */
export const isCompanyNumber = (typed: string, country: Country): boolean => {
  const text = normaliseCompanyNumber(typed);
  return text === '' || COMPANY_NUMBERS[country].isValid(text);
};
