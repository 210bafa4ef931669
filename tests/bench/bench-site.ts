import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newUserRow, storeNewUser } from '@/lib/server/accounts/users/create-user';
import { parseConfig } from '@/lib/server/platform/config';
import type { Context, Services } from '@/lib/server/platform/context';
import { setAllowance } from '@/lib/server/messaging/messages/allowance-store';
import { engineOf } from '@/lib/server/platform/db/engine';
import { migrate } from '@/lib/server/platform/db/migrate';
import { seedDatabase } from '@/lib/server/programs/seed/seed';
import { createServices } from '@/lib/server/services';
import { insertPlaces } from '../contract/support/order-samples';

export interface BenchSite {
  ctx: Context;
  userId: string;
  /** Path of the SQLite file; null on PostgreSQL. */
  file: string | null;
  close: () => Promise<void>;
}

/** Returns the context of a sender's call. */
export const contextOf = (services: Services, userId: string): Context => ({
  ...services,
  requestId: 'bench',
  actor: { userId, tokenHash: 'bench', key: null },
  language: 'en',
  country: 'GH',
  clientAddress: '127.0.0.1',
  userAgent: '',
  idempotencyKey: null,
});

/** Creates a separate database, filled like a new site's, with one sender: a new file, or the given empty database. */
export async function openBenchSite(databaseUrl?: string): Promise<BenchSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const file = databaseUrl === undefined ? path.join(folder, 'site.db') : null;
  const DATABASE_URL = databaseUrl ?? `file:${file}`;
  const services = createServices(
    parseConfig({
      DATABASE_URL,
      OUTBOX_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8',
    }),
  );
  const { db, now } = services;
  await migrate(db, engineOf(DATABASE_URL));
  await seedDatabase(db, new Date());
  await insertPlaces({ services });
  const profile = { countryCode: 'GH' } as const;
  const user = await storeNewUser(db, newUserRow({ kind: 'email', value: 'bench@example.com' }, null, profile, now()));
  // Benches place more orders than a new account may.
  await setAllowance(db, user.id, 1_000_000);
  const ctx = contextOf(services, user.id);
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ctx, userId: user.id, file, close };
}
