import type { ResponseOf } from '@/lib/contract/registry';
import { api } from '../api/api';

type ExportPage = ResponseOf<'exportAccountData'>;

export interface AccountData extends Omit<ExportPage, 'nextCursor' | 'account'> {
  account: NonNullable<ExportPage['account']>;
}

/** Returns all data about the logged-in person, all pages combined. Rejects with CallFailure. */
export async function collectAccountData(): Promise<AccountData> {
  const { account, exportTime, orders, ...first } = await api('exportAccountData', {}, { quiet: true });
  if (!account) throw new Error('the first page of an export must contain the account');
  const all = [...orders];
  let cursor = first.nextCursor;
  while (cursor !== null) {
    const page: ExportPage = await api('exportAccountData', { cursor }, { quiet: true });
    all.push(...page.orders);
    cursor = page.nextCursor;
  }
  return { exportTime, account, orders: all };
}
