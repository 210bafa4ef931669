import type { Prefix } from '@/lib/market/prefix';

/**
 * Same result as `paths.home`, but without the table of routes in the code for the choice of a market. A test compares
 * the two.
 */
export const homePath = (prefix: Prefix): string => `/${prefix}`;
