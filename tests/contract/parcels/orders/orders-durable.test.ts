import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { commitTogether } from '@/lib/server/platform/db/drivers/commit-together';
import { insertPlaces } from '../../support/order-samples';
import { signUpShop, type Person } from '../../support/people';
import { requestOrder } from '../../support/place-order';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

/** Pages that a full disk still has for the database: enough for some of the orders. */
const FREE_PAGES = 20;
/** SQLite's own limit of pages. */
const MAX_PAGES = 1_073_741_823;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

onEachDatabase('an order', (world, engine) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUpShop(world());
  });

  const place = () => requestOrder(world(), ama);
  const count = async () => (await world().services.db.selectFrom('orders').select('id').execute()).length;

  it('shares a commit with other transactions, which succeed or fail separately', async () => {
    const { db, config } = world().services;
    const entry = (key: string) => ({ key, points: 1, expires_at: '' });
    const results = await Promise.allSettled(
      TWENTY.map((index) =>
        commitTogether(db, config.DATABASE_URL, async (trx) => {
          await trx
            .insertInto('throttles')
            .values(entry(`before-${index}`))
            .execute();
          if (index % 5 === 0) throw new Error(`no ${index}`);
          // Only the first of these orders finds the key free.
          if (index % 5 === 1) await trx.insertInto('throttles').values(entry('only-one')).execute();
          return index;
        }),
      ),
    );
    const rows = await db.selectFrom('throttles').select('key').where('key', 'like', 'before-%').execute();
    const fulfilled = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    // Four fail by themselves, and three of the four with the same key.
    expect(fulfilled).toHaveLength(TWENTY.length - 4 - 3);
    expect(rows.map(({ key }) => Number(key.slice('before-'.length))).sort((a, b) => a - b)).toEqual(fulfilled);
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))).toContain(
      'no 5',
    );
  });

  it.skipIf(engine === 'postgres')(
    'is refused with 503 on a full disk and never acknowledged, while reads continue',
    async () => {
      const { db } = world().services;
      const first = (await place()).body.data;
      const before = await count();
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${rows[0]!.page_count + FREE_PAGES}`).execute(db);
      try {
        const replies = await Promise.all(Array.from({ length: 60 }, place));
        const acceptances = replies.filter(({ status }) => status === 200);
        const refusals = replies.filter(({ status }) => status !== 200);
        expect(refusals.length).toBeGreaterThan(0);
        for (const { status, body, headers } of refusals) {
          expectRefusal({ status, body }, 503, ERRORS.unavailable.code);
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        }
        expect(await count()).toBe(before + acceptances.length);
        const readReply = await world().call('getOrder', { id: first.id }, { token: ama.token });
        expect(readReply.body.data).toEqual(first);
      } finally {
        await sql.raw(`pragma max_page_count = ${MAX_PAGES}`).execute(db);
      }
      expect((await place()).status).toBe(200);
    },
  );
});
