import { expect, it } from 'vitest';
import { MARKETS, type Country } from '@/lib/market/country';
import { nationalPhone } from '@/lib/phone/national-phone';
import { parsePhone, printedPhone } from '@/lib/phone/read-phone';

it.each<[Country, string]>([
  ['GH', '0244123456'],
  ['CN', '13900000123'],
  ['NG', '08030000123'],
  ['TR', '05320000123'],
])('shows a number of %s without its calling code, and reads it as the same number', (country, typed) => {
  const printed = printedPhone(typed, country);
  const shown = nationalPhone(printed, country);
  expect(`+${MARKETS[country].callingCode} ${shown}`).toBe(printed);
  expect(parsePhone(shown, country)).toEqual(parsePhone(typed, country));
});

it('shows a number of another country with its calling code', () => {
  expect(nationalPhone('+86 139 0000 0123', 'GH')).toBe('+86 139 0000 0123');
});
