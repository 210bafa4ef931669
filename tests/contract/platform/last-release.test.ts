import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@/lib/contract/calls';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { migrate, readSchema } from '@/lib/server/platform/db/migrate';
import { MINUTE_MS } from '@/lib/time/durations';
import { createApiProcess, type ApiProcess } from '../support/processes/api-process';
import { createEmptyDatabase, type FreshDatabase } from '../support/fresh-database';
import { buildRelease, findLastRelease, type Release } from '../support/last-release';
import { expectSoundDatabase } from '../support/ops';
import { internationalOrder } from '../support/order-samples';
import type { Person } from '../support/people';
import { openProcessWorld, type ProcessWorld } from '../support/processes/process-world';
import type * as ReleaseJourney from '../support/release-journey';
import { scanRow, importScanRows } from '../support/scan-rows';
import { callOverHttp, ENGINES, RAISED_CODE_LIMITS, requestOverHttp } from '../support/world';

const commit = findLastRelease();
if (commit === null) console.warn('The last release is NOT tested: this copy has no history (a shallow clone?).');

let release: Release;
beforeAll(async () => {
  if (commit !== null) release = await buildRelease(commit);
});
afterAll(() => release?.remove());

describe.skipIf(commit === null).each(ENGINES)(
  `the release before (${commit?.slice(0, 7)}) on %s`,
  { timeout: 120_000 },
  (engine) => {
    let database: FreshDatabase;
    let folder: string;
    let before: ApiProcess;
    let today: Awaited<ReturnType<typeof openProcessWorld>>;
    let world: ProcessWorld;
    let ama: Person;
    let early: OrderView;
    let ran: string[];
    let journey: typeof ReleaseJourney;
    let running: ReleaseJourney.RunningRelease;

    const call = async (api: { origin: string }, name: CallName, input: Record<string, unknown>) => {
      // An earlier release does not know the fields that were added since.
      const request = api === before ? requestOverHttp : callOverHttp;
      const { status, body } = await request(api.origin, name, input, { token: ama.token });
      expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
      return body.data;
    };
    const place = (api: { origin: string }): Promise<OrderView> =>
      call(api, 'addInternationalOrder', internationalOrder());

    /** Runs on every connection of the process, since each keeps its statements prepared. */
    async function look(api: { origin: string }): Promise<void> {
      const calls = Array.from({ length: 6 }, () => [
        call(api, 'getOrder', { id: early.id }),
        call(api, 'queryOrderPage', {}),
        call(api, 'queryTrack', { waybillNos: [early.waybillNo] }),
        call(api, 'getCustomer', {}),
        place(api),
      ]);
      await Promise.all(calls.flat());
    }

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'last-release-'));
      database = await createEmptyDatabase(engine);
      const settings = { DATABASE_URL: database.url, OUTBOX_DIR: folder, LOG_LEVEL: 'error' };
      before = await createApiProcess({ ...settings, ...RAISED_CODE_LIMITS }, release);
      today = await openProcessWorld(engine, database.url);
      ({ world } = today);
      journey = (await import(release.journey)) as typeof ReleaseJourney;
      running = { engine, origin: before.origin, databaseUrl: database.url, outboxDir: folder };
      ama = await journey.prepareRelease(running);
      await before.start();
      early = await place(before);
      await look(before);
      ran = await migrate(database.db, engine, { runsContractSteps: false });
      await world.process.start();
    }, 180_000);
    afterAll(async () => {
      await before?.kill();
      await today?.close();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('runs on while the new release adds its steps, and its order is preserved', async () => {
      expect(ran.length).toBeGreaterThan(0);
      const { pending } = await readSchema(database.db);
      expect(pending.every(({ phase }) => phase === 'contract')).toBe(true);
      for (const api of [before, world]) {
        await look(api);
        // Leaves out sentences, which change with each release.
        const { id, tradeNo, waybillNo, state, version } = early;
        const response = await call(api, 'getOrder', { id });
        expect(response).toMatchObject({ id, tradeNo, waybillNo, state, version });
      }
    });

    it('makes every call of the last release’s contract', async () => {
      const contract = readFileSync(path.join(release.sources, 'tests/fixtures/contract.txt'), 'utf8');
      const calls = [...contract.matchAll(/^(\w+): (?:GET|POST) /gm)].map(([, name]) => name);
      expect([...new Set(await journey.walkRelease(running))].toSorted()).toEqual(calls.toSorted());
    });

    it('reads, edits and cancels orders of the new release, and the reverse', async () => {
      for (const [one, other] of [
        [before, world],
        [world, before],
      ] as const) {
        const { id, version, tradeNo } = await place(one);
        const order = { kind: 'international', ...internationalOrder(), remark: 'By the blue gate' };
        expect(await call(other, 'editWebsiteOrder', { id, version, order })).toMatchObject({ version: version + 1 });
        expect(await call(one, 'getOrder', { id })).toMatchObject({ tradeNo, remark: 'By the blue gate' });
        expect(await call(other, 'cancelOrder', { id })).toMatchObject({ state: 'CANCELLED' });
        expect(await call(one, 'getOrder', { id })).toMatchObject({ state: 'CANCELLED' });
      }
    });

    it('imports scans of the same parcels as the new release and sorts late ones correctly', async () => {
      const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
      type Scan = Parameters<typeof scanRow>;
      const takers: ((...scan: Scan) => Promise<unknown>)[] = [
        (...scan) => importScanRows(world, scanRow(...scan)),
        (...scan) => journey.takeInByRelease(running, ...scan),
      ];
      for (const [one, other] of [takers, takers.toReversed()]) {
        const { waybillNo } = await place(world);
        const scan = (code: ScanCode, minutes: number): Scan => [
          waybillNo,
          code,
          at(minutes),
          { event_id: `scan-${minutes}` },
        ];
        await one!(...scan('PICKED_UP', 50));
        await other!(...scan('DELIVERY_FAILED', 30));
        await one!(...scan('OUT_FOR_DELIVERY', 40));
        await other!(...scan('SIGNED', 10));
        await one!(...scan('OUT_FOR_DELIVERY', 20));
        for (const api of [before, world]) {
          const { signed } = await call(api, 'queryTrack', { waybillNos: [waybillNo] });
          expect(signed[0].events.map(({ code }: { code: string }) => code)).toEqual([
            'SIGNED',
            'OUT_FOR_DELIVERY',
            'DELIVERY_FAILED',
            'OUT_FOR_DELIVERY',
            'PICKED_UP',
            'ORDER_PLACED',
          ]);
        }
        const parcel = database.db
          .selectFrom('parcels')
          .select(['state', 'attempts'])
          .where('waybill_no', '=', waybillNo);
        expect(await parcel.executeTakeFirst()).toEqual({ state: 'SIGNED', attempts: 2 });
      }
    });

    it('leaves a sound database, which the new release serves during its contract steps', async () => {
      await expectSoundDatabase(world);
      await before.kill('SIGTERM');
      await migrate(database.db, engine, { runsContractSteps: true });
      await look(world);
      await expectSoundDatabase(world);
    });
  },
);
