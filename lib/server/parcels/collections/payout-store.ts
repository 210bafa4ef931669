import 'server-only';
import { sql } from 'kysely';
import type { Money } from '@/lib/billing/money';
import type { CalendarDate } from '@/lib/time/calendar-date';
import type { Country } from '@/lib/market/country';
import type { PayoutState } from '@/lib/orders/payout-state';
import { insertRows } from '../../platform/db/insert-row';
import { columnInListSql } from '../../platform/db/column-in-list-sql';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import type { CollectedRow } from './ledger-store';

/** Report of the bank about one payout: a line of `ops payouts import`. */
export interface BankLine {
  payout: string;
  state: 'PAID' | 'REJECTED';
  amount: Money;
  /** Date 'YYYY-MM-DD' at the bank. */
  on: CalendarDate;
  /** Reference of the transfer, unique within the bank. Required for `PAID`. */
  reference: string | null;
  /** Required for `REJECTED`. */
  reason: string | null;
}

export type PayoutRow = Tables['payouts'];

/** Returns the ledgers of a market whose parcels have money that no payout contains, with their accounts. */
export const listLedgersWithOpenParcels = (db: Queryable, country: Country) =>
  db
    .selectFrom('collection_ledgers')
    .innerJoin('users', 'users.id', 'collection_ledgers.user_id')
    .selectAll('collection_ledgers')
    .select(['users.email', 'users.phone'])
    .where('collection_ledgers.country_code', '=', country)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('collected_parcels')
          .select('waybill_no')
          .whereRef('collected_parcels.ledger_id', '=', 'collection_ledgers.id')
          .where('open_minor', '<>', sql.lit(0))
          .where('payout_minor', '=', 0),
      ),
    )
    .orderBy('collection_ledgers.id')
    .execute();

/** Returns the parcels of a ledger with money that is not settled, the oldest first. */
export const listOpenParcels = (db: Queryable, ledgerId: string): Promise<CollectedRow[]> =>
  db
    .selectFrom('collected_parcels')
    .selectAll()
    .where('ledger_id', '=', ledgerId)
    // A literal, because SQLite does not use a partial index for a parameter.
    .where('open_minor', '<>', sql.lit(0))
    .orderBy('collected_on')
    .orderBy('waybill_no')
    .execute();

/**
 * Returns the parcels of a ledger with money that is not settled or that is at the bank. A correction may leave a
 * parcel with only the latter.
 */
export async function listUnsettledParcels(db: Queryable, ledgerId: string): Promise<CollectedRow[]> {
  const atBank = db
    .selectFrom('collected_parcels')
    .selectAll()
    .where('ledger_id', '=', ledgerId)
    .where('open_minor', '=', sql.lit(0))
    .where('payout_minor', '<>', sql.lit(0))
    .execute();
  return [...(await listOpenParcels(db, ledgerId)), ...(await atBank)];
}

export async function insertPayout(trx: Queryable, payout: PayoutRow): Promise<void> {
  await trx.insertInto('payouts').values(payout).execute();
}

/** Puts the open amounts of parcels into a payout. The payout's rows stay if the bank rejects it. */
export async function putIntoPayout(trx: Queryable, rows: readonly CollectedRow[], payoutId: string): Promise<void> {
  const parts = rows.map(({ waybill_no, open_minor }) => ({ payout_id: payoutId, waybill_no, minor: open_minor }));
  await insertRows(trx, 'payout_parcels', parts);
  await trx
    .updateTable('collected_parcels')
    .set((row) => ({ payout_id: payoutId, payout_minor: row.ref('open_minor') }))
    .where(
      columnInListSql(
        trx,
        'waybill_no',
        rows.map(({ waybill_no }) => waybill_no),
      ),
    )
    .execute();
}

/** Returns payouts with their market and account, the oldest first. */
export function listPayoutsForOperators(db: Queryable, filter: { state?: PayoutState; ids?: readonly string[] }) {
  let query = db
    .selectFrom('payouts')
    .innerJoin('collection_ledgers', 'collection_ledgers.id', 'payouts.ledger_id')
    .leftJoin('users', 'users.id', 'collection_ledgers.user_id')
    .selectAll('payouts')
    .select(['collection_ledgers.country_code', 'user_id', 'users.email', 'users.phone']);
  if (filter.state) query = query.where('payouts.state', '=', filter.state);
  if (filter.ids) query = query.where(columnInListSql(db, 'payouts.id', filter.ids));
  return query.orderBy('payouts.proposed_at').orderBy('payouts.id').execute();
}
export type PayoutOfAccount = Awaited<ReturnType<typeof listPayoutsForOperators>>[number];

/** Returns payouts with one of these bank references, in all markets. */
export const listPayoutsOfBank = (db: Queryable, references: readonly string[]): Promise<PayoutRow[]> =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where('bank_country', 'is not', null)
    .where(columnInListSql(db, 'bank_reference', references))
    .execute();

/** Stores the bank account of a payout, and when it was first exported for the bank. */
export async function storePayoutExport(
  trx: Queryable,
  id: string,
  change: Pick<PayoutRow, 'payee' | 'exported_at'>,
): Promise<void> {
  await trx.updateTable('payouts').set(change).where('id', '=', id).execute();
}

/** Returns the parcels in a payout that the bank has not confirmed. */
export const listUnconfirmedParcels = (trx: Queryable, payoutId: string): Promise<CollectedRow[]> =>
  trx
    .selectFrom('collected_parcels')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .where('payout_minor', '<>', 0)
    .orderBy('waybill_no')
    .execute();

/**
 * Removes the parcels from a payout. If the payout was paid, the amount that we owe for each parcel falls by its part.
 * If it was rejected, the parcels wait for the next payout, and their latest payout is again the previous paid one.
 */
export async function releaseParcels(trx: Queryable, payoutId: string, isPaid: boolean): Promise<void> {
  const update = trx.updateTable('collected_parcels').where('payout_id', '=', payoutId).where('payout_minor', '<>', 0);
  await (
    isPaid
      ? update.set((row) => ({ open_minor: row('open_minor', '-', row.ref('payout_minor')), payout_minor: 0 }))
      : update.set(({ selectFrom }) => ({
          payout_id: selectFrom('payout_parcels')
            .innerJoin('payouts', 'payouts.id', 'payout_parcels.payout_id')
            .select('payouts.id')
            .whereRef('payout_parcels.waybill_no', '=', 'collected_parcels.waybill_no')
            .where('payouts.state', '=', 'PAID')
            .orderBy('payouts.settled_at', 'desc')
            .limit(1),
          payout_minor: 0,
        }))
  ).execute();
}

export async function updatePayout(
  trx: Queryable,
  id: string,
  change: Pick<PayoutRow, 'state' | 'settled_at' | 'settled_on' | 'bank_country' | 'bank_reference' | 'reason'>,
): Promise<void> {
  await trx.updateTable('payouts').set(change).where('id', '=', id).execute();
}
