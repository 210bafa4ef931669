import 'server-only';
import { PAYEE_COLUMN, type Payee } from '../../platform/db/tables/collection-tables';
import type { Database } from '../../platform/db/open';
import { lockLedgers } from './ledger-store';
import { listPayoutsForOperators, storePayoutExport, type PayoutOfAccount } from './payout-store';

/** Payout with the bank account that its first export named. */
export interface ExportedPayout {
  payout: PayoutOfAccount;
  payee: Payee;
}

/**
 * Returns the proposed payouts for the bank, the oldest first. The first export of a payout stores the bank account
 * that it names. A bank account that is changed later counts for later payouts, so a repeated export is the same.
 */
export async function exportPayouts(db: Database, now: Date): Promise<ExportedPayout[]> {
  return db.transaction().execute(async (trx) => {
    const ledgers = (await listPayoutsForOperators(trx, { state: 'PROPOSED' })).map(({ ledger_id }) => ledger_id);
    const locked = new Map((await lockLedgers(trx, ledgers)).map((ledger) => [ledger.id, ledger]));
    const exported: ExportedPayout[] = [];
    for (const payout of await listPayoutsForOperators(trx, { state: 'PROPOSED' })) {
      const ledger = locked.get(payout.ledger_id);
      // This payout was proposed after the lock. The next export contains it.
      if (!ledger) continue;
      const payee = payout.payee ?? ledger.payee!; // a payout is proposed only with a bank account
      if (payout.exported_at === null)
        await storePayoutExport(trx, payout.id, { payee, exported_at: now.toISOString() });
      exported.push({ payout, payee: PAYEE_COLUMN.read(payee) });
    }
    return exported;
  });
}
