import 'server-only';
import type { Country } from '@/lib/market/country';
import { PAYEE_COLUMN, type Payee } from '../../platform/db/tables/collection-tables';
import type { Database } from '../../platform/db/open';
import { openLedger } from './ledger-store';

/** Stores the bank account to which an account's money of a market is paid out. */
export async function setPayee(
  db: Database,
  owner: { userId: string; country: Country },
  payee: Payee,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await openLedger(trx, owner, now.toISOString());
    await trx
      .updateTable('collection_ledgers')
      .set({ payee: PAYEE_COLUMN.write(payee) })
      .where('id', '=', id)
      .execute();
  });
}
