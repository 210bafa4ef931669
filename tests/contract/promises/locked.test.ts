import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { SQLite } from '@/lib/server/platform/db/drivers/sqlite-driver';
import { insertPlaces } from '../support/order-samples';
import { signUpShop, type Person } from '../support/people';
import { requestOrder } from '../support/place-order';
import { onEachProcess, type ProcessWorld } from '../support/processes/process-world';
import type { Reply } from '../support/world';

/** Every refusal is 503 with Retry-After, within the client's timeout. */
const REFUSED_WITHIN_MS = 5000;
/** A read that waits for the lock takes seconds. Any other takes milliseconds, and more on a busy machine. */
const READ_WITHIN_MS = 1500;

/** Takes the write lock like a long transaction of another program. Returns the function that releases it. */
async function lock({ engine, databaseUrl }: ProcessWorld): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const holder = new SQLite(databaseUrl.slice('file:'.length));
    holder.exec('begin exclusive');
    return async () => void holder.close();
  }
  const holder = new pg.Client({ connectionString: databaseUrl });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(
    'begin; lock table orders, addresses, users, enquiries, sessions, content_changes in exclusive mode',
  );
  return () => holder.end();
}

async function timed<Result>(work: Promise<Result>): Promise<Result & { ms: number }> {
  const began = performance.now();
  const result = await work;
  return { ...result, ms: performance.now() - began };
}

function expectRefusal({ status, body, headers, ms }: Reply & { ms: number }): void {
  expect({ status, code: body.code, data: body.data }, JSON.stringify(body)).toEqual({
    status: 503,
    code: ERRORS.unavailable.code,
    data: null,
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
}

onEachProcess('a database that another program locks', (world) => {
  let ama: Person;
  let waybill = '';
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUpShop(world());
    await world().process.start();
    waybill = (await place('before')).body.data.waybillNo;
  });

  const place = (key: string) => requestOrder(world(), ama, key);
  const keysStored = async () => {
    const { db } = world().services;
    const rows = await db.selectFrom('orders').select('idempotency_key').orderBy('idempotency_key').execute();
    return rows.map((row) => row.idempotency_key);
  };

  const reads = (): Promise<Reply>[] => [
    world().call('queryTrack', { waybillNos: [waybill] }),
    world().call('queryOrderPage', {}, { token: ama.token }),
    world().call('queryAllCountryList'),
    world().call('searchAddresses', { userId: ama.userId }, { token: ama.token }),
  ];
  const writes = (): Promise<Reply>[] => [
    ...Array.from({ length: 8 }, (_, index) => place(`held-${index}`)),
    world().call('updateCustomer', { userId: ama.userId, firstName: 'Esi', familyName: 'Owusu' }, { token: ama.token }),
    world().call('saveCustomerFeedback', {
      name: 'Ama',
      countryCode: 'GH',
      email: 'ama@example.com',
      message: 'Hello',
    }),
    world().call('logout', {}, { token: ama.token }),
  ];

  it('refuses every write with 503 in time, while reads continue without delay', async () => {
    const release = await lock(world());
    try {
      let over = false;
      const refusals = Promise.all(writes().map(timed)).finally(() => (over = true));
      let rounds = 0;
      while (!over) {
        for (const { status, ms } of await Promise.all(reads().map(timed))) {
          expect(status).toBe(200);
          expect(ms).toBeLessThan(READ_WITHIN_MS);
        }
        rounds += 1;
      }
      expect(rounds).toBeGreaterThan(3);
      (await refusals).forEach(expectRefusal);
      const health = (rest: string) => fetch(`${world().origin}/api/health${rest}`).then(({ status }) => status);
      // The process is live and not ready.
      expect({ ready: await health(''), live: await health('/live') }).toEqual({ ready: 503, live: 200 });
      expect(await keysStored()).toEqual(['before']);
    } finally {
      await release();
    }
  });

  it('accepts the refused orders after the lock, each once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => place(`held-${index}`)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await keysStored()).toEqual(['before', ...Array.from({ length: 8 }, (_, index) => `held-${index}`)]);
  });

  it('waits for a short lock to end', async () => {
    const release = await lock(world());
    const reply = place('patient');
    // A wait for SQLite's lock cannot be observed from outside. This time is long enough for it to begin.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await release();
    expect((await reply).status).toBe(200);
  });
});
