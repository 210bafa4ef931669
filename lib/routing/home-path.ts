import type { Prefix } from '@/lib/market/prefix';

/** As `paths.home`, without the table of routes, which would travel with the choice of a market. A test holds the two together. */
export const homePath = (prefix: Prefix): string => `/${prefix}`;
