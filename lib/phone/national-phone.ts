import { MARKETS, type Country } from '@/lib/market/country';

/**
 * Returns the number for a field that shows the country's calling code before it: `24 412 3456` of `+233 24 412 3456`.
 * A number of another country is returned unchanged.
 */
export function nationalPhone(phone: string, country: Country): string {
  const code = `+${MARKETS[country].callingCode}`;
  return phone.startsWith(code) ? phone.slice(code.length).trim() : phone;
}
