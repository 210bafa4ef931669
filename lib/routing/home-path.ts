import type { Prefix } from '@/lib/market/prefix';

/** Returns the same path as `paths.home` without loading the table of routes. A test compares the two. */
export const homePath = (prefix: Prefix): string => `/${prefix}`;
