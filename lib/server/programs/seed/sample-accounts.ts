import 'server-only';
import type { Country } from '@/lib/market/country';
import { createUser, type NewUserProfile } from '../../accounts/users/create-user';
import { endSessionsOf } from '../../accounts/sessions/session-store';
import type { Database } from '../../platform/db/open';

/** Two people to try the site with. They are created only without a public address. */
export const SAMPLE_ACCOUNTS: readonly (NewUserProfile & { email: string; password: string })[] = [
  {
    email: 'ama@duniaexpress.example',
    password: 'Parcel-2026',
    countryCode: 'GH' satisfies Country,
    firstName: 'Ama',
    familyName: 'Mensah',
  },
  {
    email: 'lin@duniaexpress.example',
    password: 'Parcel-2026',
    countryCode: 'CN' satisfies Country,
    firstName: 'Lin',
    familyName: 'Chen',
    companyName: 'Lin Trading, Guangzhou',
  },
];

export async function seedSampleAccounts(db: Database, now: () => Date): Promise<void> {
  for (const { email, ...account } of SAMPLE_ACCOUNTS) {
    const present = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (!present) await createUser(db, { account: email, ...account, now: now() });
  }
}

/**
 * Disables the sample accounts. On a public address nobody may use them, because the source code contains their
 * passwords.
 */
export async function disableSampleAccounts(db: Database): Promise<void> {
  const emails = SAMPLE_ACCOUNTS.map(({ email }) => email);
  const open = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .where('password_hash', 'is not', null)
    .execute();
  for (const { id } of open) {
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    await endSessionsOf(db, id, 'password');
  }
}
