import 'server-only';
import type { AccountRecord } from '@/lib/contract/accounts/account-data';
import type { z } from 'zod';
import type { LedgerRow } from '../../../parcels/collections/ledger-store';
import { listLedgers, listPayoutsOfUser } from '../../../parcels/collections/account-ledger-store';
import { presentPayout } from '../../../parcels/collections/present-collections';
import { PAYEE_COLUMN } from '../../../platform/db/tables/collection-tables';
import type { Queryable } from '../../../platform/db/open';

/** Limit of payouts, because a client waits for this response. */
const MAX_PAYOUTS = 1000;

const bankAccount = (payee: LedgerRow['payee']) => (payee === null ? null : PAYEE_COLUMN.read(payee));

/** Returns the bank accounts and payouts of an account by market, newest payouts first. */
export async function loadPayoutRecords(
  db: Queryable,
  userId: string,
): Promise<z.output<typeof AccountRecord>['collections']> {
  const [ledgers, payouts] = await Promise.all([
    listLedgers(db, userId),
    listPayoutsOfUser(db, userId, { after: null, size: MAX_PAYOUTS }),
  ]);
  return ledgers.map(({ id, country_code: countryCode, payee, created_at: createTime }) => ({
    countryCode,
    createTime,
    bankAccount: bankAccount(payee),
    payouts: payouts
      .filter(({ ledger_id }) => ledger_id === id)
      .map((row) => ({ ...presentPayout(row), exportTime: row.exported_at, bankAccount: bankAccount(row.payee) })),
  }));
}
