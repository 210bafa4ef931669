import type { Country } from '@/lib/market/country';

/**
 * Returns true if goods in our warehouse have a price: that of a delivery within the country. China's page is about the
 * warehouses of ten countries.
 */
export function isStockPriced(country: Country): boolean {
  return country !== 'CN';
}
