import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import StoreLimiter from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Database } from '../db/open';
import { withoutSync } from '../db/drivers/without-sync';
import { changePoints, deletePoints, findPoints, type PointChange, type ThrottlePoints } from './throttle-store';

interface Settings {
  db: Database;
  keyPrefix: string;
  /** Points that a key may consume before it is rejected. */
  points: number;
  mode: 'fixed' | 'sliding';
  /** True if a power failure may undo the last changes. */
  isLoose?: boolean;
}

/** Options of every operation. They contain the time of the call. */
export interface LimiterOptions {
  now: Date;
  /** Seconds. */
  customDuration?: number;
}

type StoredCount = ThrottlePoints & { now: Date };

/** A limiter on the site's database, on either engine, that uses the clock of the call. */
export class DatabaseLimiter extends StoreLimiter {
  private readonly db: Database;
  private readonly mode: Settings['mode'];
  private readonly isLoose: boolean;

  constructor({ db, keyPrefix, points, mode, isLoose = false }: Settings) {
    super({ storeClient: db, keyPrefix, points, duration: 0 });
    this.db = db;
    this.mode = mode;
    this.isLoose = isLoose;
  }

  protected override async _upsert(
    key: string,
    points: number,
    milliseconds: number,
    forceExpire: boolean,
    { now }: LimiterOptions & Record<string, unknown>,
  ): Promise<StoredCount> {
    const expiresAt = new Date(now.getTime() + milliseconds).toISOString();
    const mode = forceExpire ? 'set' : this.mode;
    const change: PointChange = { key, points, now: now.toISOString(), expiresAt, mode };
    const changedPoints = this.isLoose
      ? withoutSync(this.db, (db) => changePoints(db, change))
      : changePoints(this.db, change);
    return { ...(await changedPoints), now };
  }

  protected override async _get(
    key: string,
    { now }: LimiterOptions & Record<string, unknown>,
  ): Promise<StoredCount | null> {
    const storedPoints = await findPoints(this.db, key, now.toISOString());
    return storedPoints && { ...storedPoints, now };
  }

  protected override _delete(key: string): Promise<boolean> {
    return deletePoints(this.db, key);
  }

  protected override _getRateLimiterRes(_key: string, changedRows: number, { points, expires_at, now }: StoredCount) {
    const pointsLeft = Math.max(this.points - points, 0);
    return new RateLimiterRes(pointsLeft, Date.parse(expires_at) - now.getTime(), points, points === changedRows);
  }
}
