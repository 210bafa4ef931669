import 'server-only';
import type { AccountRecord } from '@/lib/contract/accounts/account-data';
import type { z } from 'zod';
import { presentKey, presentUse } from '../../../accounts/api-keys/present-key';
import { listKeys, listUsesOfAccount } from '../../../accounts/api-keys/key-store';
import type { Queryable } from '../../../platform/db/open';
import { groupBy } from '../../../platform/group-by';

/** Returns an account's API keys with the stored uses of each. */
export async function loadKeyRecords(
  db: Queryable,
  userId: string,
): Promise<z.output<typeof AccountRecord>['apiKeys']> {
  const [keys, uses] = await Promise.all([listKeys(db, userId), listUsesOfAccount(db, userId)]);
  const byKey = groupBy(uses, ({ key_id }) => key_id);
  return keys.map((row) => {
    const { id, lastUsedAt: _, ...key } = presentKey(row, null);
    return { ...key, uses: (byKey.get(id) ?? []).map(presentUse) };
  });
}
