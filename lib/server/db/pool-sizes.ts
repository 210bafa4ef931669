import 'server-only';

/** Connections to PostgreSQL that a process opens at most. */
export interface PoolSizes {
  readers: number;
  writers: number;
}

/** What a process opens where it is not told otherwise. */
export const POOL_SIZES: PoolSizes = { readers: 5, writers: 10 };
