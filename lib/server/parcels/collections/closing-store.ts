import 'server-only';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/open';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import { lockLedgers } from './ledger-store';

/** Returns true if money of the account is not settled: owed to the seller, owed to us, or at the bank. */
export async function hasOpenMoney(db: Queryable, userId: string): Promise<boolean> {
  const openRow = await db
    .selectFrom('collected_parcels')
    .innerJoin('collection_ledgers', 'collection_ledgers.id', 'collected_parcels.ledger_id')
    .select('waybill_no')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('open_minor', '<>', sql.lit(0)), row('payout_minor', '<>', 0)]))
    .limit(1)
    .executeTakeFirst();
  return openRow !== undefined;
}

/** Deletes the bank accounts of an account and of its payouts. Its ledgers stay without an owner, for bookkeeping. */
export async function deletePayeesOf(trx: Queryable, userId: string): Promise<void> {
  const ledgerIds = trx.selectFrom('collection_ledgers').select('id').where('user_id', '=', userId);
  await trx.updateTable('payouts').set({ payee: null }).where('ledger_id', 'in', ledgerIds).execute();
  await trx.updateTable('collection_ledgers').set({ payee: null }).where('user_id', '=', userId).execute();
}

/** Maximum number of parcels that are deleted at once. */
const BATCH_SIZE = 500;

const settledParcels = (db: Queryable, before: string) =>
  db
    .selectFrom('collected_parcels')
    .select(['waybill_no', 'ledger_id'])
    .where('open_minor', '=', sql.lit(0))
    .where('payout_minor', '=', 0)
    .where('collected_on', '<', before)
    .limit(BATCH_SIZE);

/**
 * Deletes the amounts, ledger entries and parts of payouts of settled parcels that were collected before a day, a batch
 * at a time. A settled parcel adds up to zero, so no balance changes. The ledgers are locked, so no scan or payout adds
 * an entry meanwhile. Returns true if more may remain.
 */
export async function deleteSettledParcels(db: Queryable, before: string): Promise<boolean> {
  const settled = await settledParcels(db, before).execute();
  if (settled.length === 0) return false;
  await lockLedgers(
    db,
    settled.map(({ ledger_id }) => ledger_id),
  );
  const ids = settled.map(({ waybill_no }) => waybill_no);
  // Reads the rows again after the lock, because a correction or a payout may have changed them.
  const rows = await settledParcels(db, before)
    .where(columnInListSql(db, 'waybill_no', ids))
    .execute();
  const waybills = rows.map(({ waybill_no }) => waybill_no);
  if (waybills.length > 0)
    for (const table of ['ledger_entries', 'payout_parcels', 'collected_parcels'] as const)
      await db
        .deleteFrom(table)
        .where(columnInListSql(db, 'waybill_no', waybills))
        .execute();
  return settled.length === BATCH_SIZE;
}

/**
 * Deletes payouts that were settled before a day and have no entries or parcels left. Then deletes ledgers without
 * owner, entries and payouts.
 */
export async function deleteEmptyLedgers(db: Queryable, before: string): Promise<void> {
  await db
    .deleteFrom('payouts')
    .where('state', '<>', 'PROPOSED')
    .where('settled_on', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('ledger_entries').select('position').whereRef('ledger_entries.payout_id', '=', 'payouts.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payout_parcels').select('minor').whereRef('payout_parcels.payout_id', '=', 'payouts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collected_parcels')
            .select('waybill_no')
            .whereRef('collected_parcels.payout_id', '=', 'payouts.id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('collection_ledgers')
    .where('user_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries')
            .select('position')
            .whereRef('ledger_entries.ledger_id', '=', 'collection_ledgers.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payouts').select('id').whereRef('payouts.ledger_id', '=', 'collection_ledgers.id'))),
    )
    .execute();
}
