import 'server-only';
import { effectOn, type NewLedgerEntry, type RecordedEntry } from '@/lib/billing/collection-ledger';
import { groupBy } from '../../platform/group-by';
import { insertRows } from '../../platform/db/insert-row';
import { lockRows } from '../../platform/db/lock-rows';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { newToken } from '../../platform/token';
import type { Country } from '@/lib/market/country';

export type LedgerRow = Tables['collection_ledgers'];
export type LedgerEntryRow = Tables['ledger_entries'];
export type CollectedRow = Tables['collected_parcels'];

/** Returns the id of an account's ledger in a market. Creates the ledger if it is missing. */
export async function openLedger(
  trx: Queryable,
  { userId, country }: { userId: string; country: Country },
  at: string,
): Promise<string> {
  await trx
    .insertInto('collection_ledgers')
    .values({ id: newToken(), user_id: userId, country_code: country, payee: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'country_code']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('collection_ledgers')
    .select('id')
    .where('user_id', '=', userId)
    .where('country_code', '=', country)
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks ledgers until the end of the transaction, in the order of their ids, which prevents deadlocks. */
export async function lockLedgers(trx: Queryable, ids: readonly string[]): Promise<LedgerRow[]> {
  const query = trx
    .selectFrom('collection_ledgers')
    .selectAll()
    .where(columnInListSql(trx, 'id', [...new Set(ids)]));
  return lockRows(trx, query.orderBy('id')).execute();
}

/** Returns the current collected amounts of parcels. */
export const listCollectedParcels = (db: Queryable, waybills: readonly string[]): Promise<CollectedRow[]> =>
  db
    .selectFrom('collected_parcels')
    .selectAll()
    .where(columnInListSql(db, 'waybill_no', waybills))
    .orderBy('waybill_no')
    .execute();

const placedEntry = (row: LedgerEntryRow): RecordedEntry & { waybillNo: string } => ({
  kind: row.kind,
  from: row.from_account,
  to: row.to_account,
  minor: row.minor,
  position: row.position,
  corrects: row.corrects,
  waybillNo: row.waybill_no,
});

/** Returns the entries of parcels of a ledger by waybill, each parcel's first one first. */
export async function listLedgerEntriesOfParcels(
  trx: Queryable,
  ledgerId: string,
  waybills: readonly string[],
): Promise<Map<string, RecordedEntry[]>> {
  const rows = await trx
    .selectFrom('ledger_entries')
    .selectAll()
    .where('ledger_id', '=', ledgerId)
    .where(columnInListSql(trx, 'waybill_no', waybills))
    .orderBy('position')
    .execute();
  return groupBy(rows.map(placedEntry), ({ waybillNo }) => waybillNo);
}

export interface LedgerPosting extends NewLedgerEntry {
  waybillNo: string;
  payoutId: string | null;
  cause: string;
}

/** Adds entries to the end of a ledger, which the caller has locked. */
export async function appendLedgerEntries(
  trx: Queryable,
  ledgerId: string,
  postings: readonly LedgerPosting[],
  at: string,
): Promise<void> {
  const { last } = await trx
    .selectFrom('ledger_entries')
    .select((entry) => entry.fn.max<number | null>('position').as('last'))
    .where('ledger_id', '=', ledgerId)
    .executeTakeFirstOrThrow();
  const rows = postings.map((posting, index) => ({
    ledger_id: ledgerId,
    position: (last ?? 0) + index + 1,
    kind: posting.kind,
    from_account: posting.from,
    to_account: posting.to,
    minor: posting.minor,
    waybill_no: posting.waybillNo,
    payout_id: posting.payoutId,
    corrects: posting.corrects,
    cause: posting.cause,
    at,
  }));
  await insertRows(trx, 'ledger_entries', rows);
}

/** Returns what the postings add to the seller's account, in minor units. */
export const amountOwedBy = (postings: readonly NewLedgerEntry[]): number =>
  postings.reduce((sum, posting) => sum + effectOn('seller', posting), 0);

/** Stores the current collected amounts of parcels. */
export async function saveCollectedParcels(trx: Queryable, rows: readonly CollectedRow[]): Promise<void> {
  await trx
    .insertInto('collected_parcels')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('waybill_no').doUpdateSet(({ ref }) => ({
        ledger_id: ref('excluded.ledger_id'),
        collected_at: ref('excluded.collected_at'),
        collected_on: ref('excluded.collected_on'),
        collected_minor: ref('excluded.collected_minor'),
        fee_minor: ref('excluded.fee_minor'),
        open_minor: ref('excluded.open_minor'),
        payout_id: ref('excluded.payout_id'),
        payout_minor: ref('excluded.payout_minor'),
      })),
    )
    .execute();
}
