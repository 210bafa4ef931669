import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { smsDueAt } from '@/lib/market/quiet-hours';
import { openForOperator, type Database } from '@/lib/server/platform/db/open';
import { setAllowance } from '@/lib/server/messaging/messages/allowance-store';
import { MINUTE_MS } from '@/lib/time/durations';
import { contextOf } from '../../bench/bench-site';
import { insertSampleOrders } from '../../bench/scan-samples';
import { openMailServer, type MailServer } from '../support/services/mail-server';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp } from '../support/people';
import { openProcessWorld, type ProcessWorld } from '../support/processes/process-world';
import { openSmsGateway, type SmsGateway } from '../support/services/sms-gateway';
import { copyTemplate, type TestDatabase } from '../support/template';
import { ENGINES } from '../support/world';

/** `SCANS_A_SECOND=100 SCAN_SECONDS=60` is the full form, for a quiet machine. */
const SECONDS = Number(process.env.SCAN_SECONDS ?? 10);
const RATE = Number(process.env.SCANS_A_SECOND ?? 20);
/** Scans of one import. Ten imports begin each second. */
const BATCH = RATE / 10;
const SCANS = SECONDS * RATE;
const MAX_WAIT_MS = 5000;

/** Returns an order whose receiver may get an SMS now. At night in all of these countries the receiver gets a mail. */
function orderToSomebodyAwake() {
  const later = new Date(Date.now() + 5 * MINUTE_MS);
  const awake = (['GH', 'KE'] as const).find((country) =>
    [new Date(), later].every((at) => smsDueAt(at, country) <= at),
  );
  const order = internationalOrder(awake);
  if (awake) return order;
  return {
    ...order,
    receiver: { ...order.receiver, email: 'ama.serwaa@example.com' },
    notify: { sender: true, receiver: 'mail' as const },
  };
}

/** Gives each order a different receiver, because one number or address gets only a few messages a day. */
async function giveOwnTargets(db: Database): Promise<void> {
  for (const [index, { id, input }] of (await db.selectFrom('orders').select(['id', 'input']).execute()).entries()) {
    const order = JSON.parse(input) as OrderInput;
    const { phone, email } = order.receiver;
    // Orders store the number with the spaces of its print.
    order.receiver.phone = phone.replaceAll(' ', '').slice(0, -5) + String(10_000 + index).slice(-5);
    if (email) order.receiver.email = `receiver-${index}@example.com`;
    await db
      .updateTable('orders')
      .set({ input: JSON.stringify(order) })
      .where('id', '=', id)
      .execute();
  }
}

describe.each(ENGINES)('a message on %s about a scan that operators import', (engine) => {
  let database: TestDatabase;
  let sms: SmsGateway;
  let mail: MailServer;
  let processWorld: { world: ProcessWorld; close: () => Promise<void> };
  let waybills: string[];
  /** Received messages by their waybill. */
  const arrivals = new Map<string, { channel: 'sms' | 'mail'; at: number }[]>();

  const arrive = (channel: 'sms' | 'mail') => (text: string) => {
    const [waybill = ''] = /DX\d{11}[A-Z]{2}/.exec(text) ?? [];
    arrivals.set(waybill, [...(arrivals.get(waybill) ?? []), { channel, at: performance.now() }]);
  };

  beforeAll(async () => {
    database = await copyTemplate(inject('template'), engine);
    const [bySms, byMail] = [arrive('sms'), arrive('mail')];
    sms = await openSmsGateway({ onText: ({ text }) => bySms(text) });
    mail = await openMailServer({ onMail: ({ subject }) => byMail(subject ?? '') });
    processWorld = await openProcessWorld(engine, database.url, {
      SMS_GATEWAY_URL: sms.url,
      SMS_DAILY_CAP: '1000000',
      SMS_DAILY_CAP_PER_COUNTRY: '1000000',
      SMTP_URL: mail.url,
    });
    const { world } = processWorld;
    // The worker runs in the same process, as in production.
    await world.process.start();
    await insertPlaces(world);
    const { userId } = await signUp(world);
    waybills = await insertSampleOrders(
      { ctx: contextOf(world.services, userId), userId },
      SCANS,
      orderToSomebodyAwake(),
    );
    await setAllowance(world.services.db, userId, 4 * SCANS);
    await giveOwnTargets(world.services.db);
  });
  afterAll(async () => {
    await processWorld?.close();
    await Promise.all([sms?.close(), mail?.close()]);
    await database?.drop();
  });

  /**
   * Imports a file of scans every tenth of a second, even if earlier imports still run. Returns the start of each
   * waybill's import.
   */
  const importSteadily = () =>
    withTemporaryFolder(async (folder) => {
      const { config, now } = processWorld.world.services;
      const db = openForOperator(config.DATABASE_URL);
      const operator = { ...processWorld.world, services: { ...processWorld.world.services, db } };
      const starts = new Map<string, number>();
      const began = performance.now();
      const imports: Promise<unknown>[] = [];
      for (let tenth = 0; tenth < SCANS / BATCH; tenth += 1) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + tenth * 100 - performance.now())));
        const own = waybills.slice(tenth * BATCH, (tenth + 1) * BATCH);
        const place = { occurredAt: now().toISOString(), place: 'Guangzhou', countryCode: 'CN' };
        const file = path.join(folder, `${tenth}.ndjson`);
        const lines = own.map((waybillNo) =>
          JSON.stringify({ eventId: 'taken over', waybillNo, code: 'PICKED_UP', ...place }),
        );
        writeFileSync(file, `${lines.join('\n')}\n`);
        for (const waybill of own) starts.set(waybill, performance.now());
        imports.push(
          runOpsCommand(operator, 'events', 'import', file).then((run) => expect(run).toMatchObject({ code: 0 })),
        );
      }
      await Promise.all(imports);
      const took = performance.now() - began;
      await db.destroy();
      return { starts, took };
    });

  it(
    `reaches the gateway within ${MAX_WAIT_MS / 1000} seconds at the 95th percentile, at ${RATE} scans a second`,
    async () => {
      const { starts, took } = await importSteadily();
      const both = () => [...arrivals.values()].filter((messages) => messages.length > 1).length;
      await vi.waitFor(() => expect(both()).toBe(SCANS), { timeout: 30_000, interval: 50 });
      const delays = waybills.flatMap((waybill) => arrivals.get(waybill)!.map(({ at }) => at - starts.get(waybill)!));
      // Sender and receiver of each, once.
      expect(delays).toHaveLength(2 * SCANS);
      const sorted = delays.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))]!);
      const ofSms = [...arrivals.values()].flat().filter(({ channel }) => channel === 'sms').length;
      console.log(
        `${engine}: ${SCANS} scans in ${Math.round(took)} ms, ${delays.length} messages, ${ofSms} of them SMS; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`,
      );
      expect(at(0.95)).toBeLessThanOrEqual(MAX_WAIT_MS);
    },
    (SECONDS + 60) * 1000,
  );
});
