import 'server-only';
import { sql } from 'kysely';
import type { Money } from '@/lib/billing/money';
import type { CalendarDate } from '@/lib/market/calendar-date';
import type { Country } from '@/lib/market/country';
import type { PayoutState } from '@/lib/orders/payout-state';
import { oneOf } from '../../platform/db/one-of';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables';
import type { CollectedRow } from './ledger-store';

/** Report of the bank about one payout: a line of `ops payouts import`. */
export interface BankLine {
  payout: string;
  state: 'PAID' | 'REJECTED';
  amount: Money;
  /** Date 'YYYY-MM-DD' at the bank. */
  on: CalendarDate;
  /** Unique at the bank. Required if it paid. */
  reference: string | null;
  /** Required if it rejected the payout. */
  reason: string | null;
}

export type PayoutRow = Tables['payouts'];

/** Returns the ledgers of a market whose parcels have money that no payout contains, with their accounts. */
export const ledgersWithOpen = (db: Queryable, country: Country) =>
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
export const openParcels = (db: Queryable, ledgerId: string): Promise<CollectedRow[]> =>
  db
    .selectFrom('collected_parcels')
    .selectAll()
    .where('ledger_id', '=', ledgerId)
    // A literal, because SQLite uses a partial index for no other.
    .where('open_minor', '<>', sql.lit(0))
    .orderBy('collected_on')
    .orderBy('waybill_no')
    .execute();

export async function insertPayout(trx: Queryable, payout: PayoutRow): Promise<void> {
  await trx.insertInto('payouts').values(payout).execute();
}

/** Puts the open money of a parcel into a payout. */
export async function putIntoPayout(trx: Queryable, row: CollectedRow, payoutId: string): Promise<void> {
  await trx
    .updateTable('collected_parcels')
    .set({ payout_id: payoutId, payout_minor: row.open_minor })
    .where('waybill_no', '=', row.waybill_no)
    .execute();
}

/** Returns payouts with their market, bank account and account, the oldest first. */
export function payoutsFor(db: Queryable, filter: { state?: PayoutState; ids?: readonly string[] }) {
  let query = db
    .selectFrom('payouts')
    .innerJoin('collection_ledgers', 'collection_ledgers.id', 'payouts.ledger_id')
    .leftJoin('users', 'users.id', 'collection_ledgers.user_id')
    .selectAll('payouts')
    .select(['collection_ledgers.country_code', 'payee', 'user_id', 'users.email', 'users.phone']);
  if (filter.state) query = query.where('payouts.state', '=', filter.state);
  if (filter.ids) query = query.where(oneOf(db, 'payouts.id', filter.ids));
  return query.orderBy('payouts.proposed_at').orderBy('payouts.id').execute();
}
export type PayoutWithPayee = Awaited<ReturnType<typeof payoutsFor>>[number];

/** Returns payouts with one of these bank references. */
export const payoutsOfBank = (db: Queryable, references: readonly string[]): Promise<PayoutRow[]> =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where(oneOf(db, 'bank_reference', references))
    .execute();

/** Returns the parcels in a payout that the bank has not confirmed. */
export const parcelsInPayout = (trx: Queryable, payoutId: string): Promise<CollectedRow[]> =>
  trx
    .selectFrom('collected_parcels')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .where('payout_minor', '<>', 0)
    .orderBy('waybill_no')
    .execute();

/** Takes the parcels of a payout out of it: settled ones owe its amount less, rejected ones forget it. */
export async function releaseParcels(trx: Queryable, payoutId: string, isPaid: boolean): Promise<void> {
  const update = trx.updateTable('collected_parcels').where('payout_id', '=', payoutId).where('payout_minor', '<>', 0);
  await (
    isPaid
      ? update.set((row) => ({ open_minor: row('open_minor', '-', row.ref('payout_minor')), payout_minor: 0 }))
      : update.set({ payout_id: null, payout_minor: 0 })
  ).execute();
}

export async function updatePayout(
  trx: Queryable,
  id: string,
  change: Pick<PayoutRow, 'state' | 'settled_at' | 'settled_on' | 'bank_reference' | 'reason'>,
): Promise<void> {
  await trx.updateTable('payouts').set(change).where('id', '=', id).execute();
}
