import 'server-only';

/** Maximum number of connections to PostgreSQL of one process. */
export interface PoolSizes {
  readers: number;
  writers: number;
}

/** Sizes without configuration. */
export const POOL_SIZES: PoolSizes = { readers: 5, writers: 10 };
