import 'server-only';
import { sql } from 'kysely';
import { effectOn } from '@/lib/billing/collection-ledger';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { PageCursor } from '../../platform/page-cursor';
import type { Queryable } from '../../platform/db/open';
import type { CollectedRow, LedgerEntryRow, LedgerRow } from './ledger-store';
import type { PayoutRow } from './payout-store';

/** Returns the ledgers of an account, the oldest first. */
export const listLedgers = (db: Queryable, userId: string): Promise<LedgerRow[]> =>
  db
    .selectFrom('collection_ledgers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('country_code')
    .execute();

/** Returns entries of a ledger before a position, newest first. */
export function listLedgerEntriesBefore(
  db: Queryable,
  ledgerId: string,
  { before, size }: { before: number | null; size: number },
): Promise<LedgerEntryRow[]> {
  let query = db.selectFrom('ledger_entries').selectAll().where('ledger_id', '=', ledgerId);
  if (before !== null) query = query.where('position', '<', before);
  return query.orderBy('position', 'desc').limit(size).execute();
}

/** Returns the entries of parcels, sorted by ledger and position. */
export const listLedgerEntriesOfWaybills = (db: Queryable, waybills: readonly string[]): Promise<LedgerEntryRow[]> =>
  db
    .selectFrom('ledger_entries')
    .selectAll()
    .where(columnInListSql(db, 'waybill_no', waybills))
    .orderBy('ledger_id')
    .orderBy('position')
    .execute();

/** Returns entries of a ledger in a period, oldest first, at most `max`. */
export const listLedgerEntriesWithin = (
  db: Queryable,
  ledgerId: string,
  { from, until, max }: { from: string; until: string; max: number },
): Promise<LedgerEntryRow[]> =>
  db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('ledger_id', '=', ledgerId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('position')
    .limit(max)
    .execute();

/** Returns what a row adds to the balance, in minor units. Negative if it reduces the balance. */
export const effectOf = ({ from_account: from, to_account: to, kind, minor }: LedgerEntryRow): number =>
  effectOn('seller', { kind, from, to, minor });

/** Returns the balance of a ledger before an instant, in minor units. */
export async function findBalanceBefore(db: Queryable, ledgerId: string, at: string): Promise<number> {
  const effect = sql<number>`coalesce(sum(case when to_account = 'seller' then minor when from_account = 'seller' then -minor else 0 end), 0)`;
  const { balance } = await db
    .selectFrom('ledger_entries')
    .select(effect.as('balance'))
    .where('ledger_id', '=', ledgerId)
    .where('at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(balance);
}

export type OwnPayout = PayoutRow & Pick<LedgerRow, 'country_code'>;

const ownPayouts = (db: Queryable, userId: string) =>
  db
    .selectFrom('payouts')
    .innerJoin('collection_ledgers', 'collection_ledgers.id', 'payouts.ledger_id')
    .selectAll('payouts')
    .select('collection_ledgers.country_code')
    .where('collection_ledgers.user_id', '=', userId);

/** Returns payouts of an account, newest first. */
export function listPayoutsOfUser(
  db: Queryable,
  userId: string,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<OwnPayout[]> {
  let query = ownPayouts(db, userId);
  if (after) query = query.where(sql<boolean>`(payouts.proposed_at, payouts.id) < (${after.createdAt}, ${after.id})`);
  return query.orderBy('payouts.proposed_at', 'desc').orderBy('payouts.id', 'desc').limit(size).execute();
}

export const findPayoutOfUser = (db: Queryable, userId: string, id: string): Promise<OwnPayout | undefined> =>
  ownPayouts(db, userId).where('payouts.id', '=', id).executeTakeFirst();

/** Returns the parcels of a payout with the amount of each, in any state of the payout. */
export const listParcelsOfPayout = (db: Queryable, payoutId: string) =>
  db
    .selectFrom('payout_parcels')
    .innerJoin('parcels', 'parcels.waybill_no', 'payout_parcels.waybill_no')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select([
      'payout_parcels.waybill_no',
      'minor',
      'orders.id as order_id',
      'orders.trade_no',
      'orders.kind as order_kind',
    ])
    .where('payout_id', '=', payoutId)
    .orderBy('payout_parcels.waybill_no')
    .execute();

/** Returns the collected amounts of parcels, each with the day on which its latest payout was settled, or null. */
export const listCollectedWithPayouts = (db: Queryable, waybills: readonly string[]) =>
  db
    .selectFrom('collected_parcels')
    .leftJoin('payouts', 'payouts.id', 'collected_parcels.payout_id')
    .selectAll('collected_parcels')
    .select(['payouts.settled_on'])
    .where('collected_parcels.waybill_no', 'in', waybills)
    .execute();
export type CollectedWithPayout = CollectedRow & { settled_on: string | null };
