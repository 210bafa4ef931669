import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/context';
import { allowanceFor, BASE_MESSAGES_OF_ACCOUNT } from './allowances';
import { countHandedOverParcels, findAllowanceColumns } from './allowance-store';

type AllowanceContext = Pick<Services, 'db' | 'now'>;

/**
 * Number of accounts whose allowance a process caches, and for how long, in milliseconds. After that time an operator's
 * change takes effect in all processes.
 */
const CACHE_LIMITS = { max: 5000, ttl: 60_000 };

const allowanceCaches = new WeakMap<Services['db'], LRUCache<string, number>>();

/** Returns how many messages an account may cause in a day. */
export async function loadAllowance({ db, now }: AllowanceContext, userId: string): Promise<number> {
  const trust = await findAllowanceColumns(db, userId);
  if (trust?.messages_a_day != null) return trust.messages_a_day;
  if (!trust || trust.handed_over_at === null) return BASE_MESSAGES_OF_ACCOUNT;
  return allowanceFor(await countHandedOverParcels(db, userId, now()));
}

/**
 * Returns the allowance of an account for its message number `count` of the day. A cached allowance is used if it is
 * high enough. Otherwise it is read again, because each parcel that is handed over raises it.
 */
export async function loadAllowanceAt(scope: AllowanceContext, userId: string, count: number): Promise<number> {
  const allowances = allowanceCaches.get(scope.db) ?? new LRUCache<string, number>(CACHE_LIMITS);
  allowanceCaches.set(scope.db, allowances);
  const before = allowances.get(userId);
  if (before !== undefined && count <= before) return before;
  const allowance = await loadAllowance(scope, userId);
  allowances.set(userId, allowance);
  return allowance;
}
