import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pino from 'pino';
import { openSession } from '@/lib/server/accounts/sessions/open-session';
import { parseConfig } from '@/lib/server/platform/config';
import { openPreparedDatabase } from '@/lib/server/programs/seed/prepare';
import { SAMPLE_ACCOUNTS } from '@/lib/server/programs/seed/sample-accounts';
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database';
import { ENGINES } from '../support/world';

describe.each(ENGINES)('a sample account on %s', (engine) => {
  let fresh: FreshDatabase;
  beforeEach(async () => void (fresh = await createFreshDatabase(engine, 'seeded')));
  afterEach(() => fresh.drop());

  const now = () => new Date();
  const start = (siteUrl: string) =>
    openPreparedDatabase({
      config: parseConfig({ DATABASE_URL: fresh.url, SITE_URL: siteUrl }),
      db: fresh.db,
      now,
      log: pino({ level: 'silent' }),
    });
  const emails = SAMPLE_ACCOUNTS.map(({ email }) => email);
  const accounts = () =>
    fresh.db.selectFrom('users').select(['id', 'password_hash']).where('email', 'in', emails).execute();

  it('works without a public address, and cannot be used with one', async () => {
    await start('');
    const sampleAccounts = await accounts();
    expect(sampleAccounts).toHaveLength(emails.length);
    for (const { id, password_hash } of sampleAccounts) {
      expect(password_hash).not.toBeNull();
      await openSession(fresh.db, { userId: id, remember: true, userAgent: '', clientAddress: '', now: now() });
    }
    await start('https://www.example.com');
    expect((await accounts()).map(({ password_hash }) => password_hash)).toEqual(emails.map(() => null));
    const sessions = await fresh.db.selectFrom('sessions').select('ended').execute();
    expect(sessions.map(({ ended }) => ended)).toEqual(emails.map(() => 'password'));
  });
});
