import { enqueueMessages, type NewMessage } from '@/lib/server/messaging/messages/enqueue-messages';
import { newUserRow, storeNewUser } from '@/lib/server/accounts/users/create-user';
import { startWorker } from '@/lib/server/programs/serve/start-worker';
import type { BenchSite } from './bench-site';
import { onEachDatabase } from './each-database';
import { report } from './report';
import { atMost, type BenchResult } from './result';

/** Waiting messages of one account when another one books. */
const FLOOD_MESSAGES = 5000;
/** Maximum number of seconds until the mail of the other account is sent. */
const MAX_SECONDS = 5;

const mailOf = (userId: string): NewMessage => ({
  channel: 'mail',
  language: 'en',
  template: 'passwordChanged',
  values: {},
  parcel: { account: userId, handedOver: true },
  to: `${userId}@example.com`,
  userId,
});

async function enqueue({ ctx: { db, now } }: BenchSite, userId: string, count: number): Promise<void> {
  const messages = Array<NewMessage>(count).fill(mailOf(userId));
  await db.transaction().execute((trx) => enqueueMessages(trx, messages, now()));
}

/** Resolves when this many mails of the account are sent. */
async function waitForSent({ ctx: { db } }: BenchSite, userId: string, count: number): Promise<void> {
  for (;;) {
    const sent = await db
      .selectFrom('outbox')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'sent')
      .limit(count)
      .execute();
    if (sent.length === count) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Measures how long a mail waits while a flood of another account is sent: `node scripts/bench.mjs messages`. */
const benchMessages = () =>
  onEachDatabase(async (open, engine): Promise<BenchResult[]> => {
    const site = await open();
    const { db, now } = site.ctx;
    const name = { kind: 'email', value: 'other@example.com' } as const;
    const { id: otherId } = await storeNewUser(db, newUserRow(name, null, { countryCode: 'GH' }, now()));
    await enqueue(site, site.userId, FLOOD_MESSAGES);
    const worker = startWorker(site.ctx);
    try {
      await waitForSent(site, site.userId, 1);
      const start = performance.now();
      await enqueue(site, otherId, 1);
      await waitForSent(site, otherId, 1);
      const seconds = (performance.now() - start) / 1000;
      const label = `one mail while ${FLOOD_MESSAGES.toLocaleString('en')} of another account wait, ${engine}`;
      return [atMost(label, seconds, 's', MAX_SECONDS)];
    } finally {
      await worker.stop(500);
      await site.close();
    }
  });

await report([benchMessages]);
