/** Base class of limiters with a store. The package does not export it, and its types omit what a store implements. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import { RateLimiterStoreAbstract, type RateLimiterRes } from 'rate-limiter-flexible';

  export default abstract class StoreLimiter extends RateLimiterStoreAbstract {
    protected abstract _upsert(
      key: string,
      points: number,
      milliseconds: number,
      forceExpire: boolean,
      options: Record<string, unknown>,
    ): Promise<unknown>;
    protected abstract _get(key: string, options: Record<string, unknown>): Promise<unknown>;
    protected abstract _delete(key: string): Promise<boolean>;
    protected abstract _getRateLimiterRes(key: string, changedPoints: number, stored: unknown): RateLimiterRes;
  }
}
