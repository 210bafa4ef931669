import type { Country } from '@/lib/market/country';

/**
 * Destinations whose customs needs an identity or tax number of the receiver. A test compares them with `DETAIL_NEEDS`,
 * which the first form does not load.
 */
const COUNTRIES_WITH_IDENTITY_NUMBER: readonly ('' | Country)[] = ['TR', 'EG'];

/** Returns true for destinations whose customs needs an identity or tax number of the receiver. */
export const needsIdentityNumber = (country: '' | Country): boolean => COUNTRIES_WITH_IDENTITY_NUMBER.includes(country);
