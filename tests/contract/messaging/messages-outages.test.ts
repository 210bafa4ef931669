import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { startWorker } from '@/lib/server/programs/serve/start-worker';
import { parseConfig } from '@/lib/server/platform/config';
import type { Services } from '@/lib/server/platform/context';
import { openDatabase } from '@/lib/server/platform/db/open';
import { SQLite } from '@/lib/server/platform/db/drivers/sqlite-driver';
import { enqueueMessages } from '@/lib/server/messaging/messages/enqueue-messages';
import type { QueueWorker } from '@/lib/server/messaging/queue/run-worker';
import { createServices } from '@/lib/server/services';
import { openSmsGateway, type SmsGateway } from '../support/services/sms-gateway';
import { startRelay, type TcpRelay } from '../support/services/tcp-relay';
import { copyTemplate, postgresServer, type TestDatabase } from '../support/template';

const RECOVERED_MS = 15_000;

/** Setup for both databases: a worker whose database stops, and a test that still reads it. */
function openOutage(url: string, seenAt: string) {
  const db = openDatabase(seenAt);
  let number = 0;
  let gateway: SmsGateway;
  let services: Services;
  let worker: QueueWorker;
  return {
    db,
    gateway: () => gateway,
    async start(onText: () => void = () => undefined) {
      gateway = await openSmsGateway({ onText: () => onText() });
      const settings = { DATABASE_URL: url, SMS_GATEWAY_URL: gateway.url, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
      services = createServices(parseConfig(settings));
      worker = startWorker(services);
    },
    async stop() {
      await worker?.stop();
      await services?.db.destroy();
      await gateway?.close();
    },
    async put(): Promise<string> {
      const to = `+23324${String(1_000_000 + (number += 1))}`;
      const message = { channel: 'sms', to, language: 'en', template: 'passwordChanged', values: {} } as const;
      const [id] = await db.transaction().execute((trx) => enqueueMessages(trx, [message], new Date()));
      return id!;
    },
    isSent: (id: string) =>
      vi.waitFor(
        async () => {
          const row = await db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow();
          expect(row.state).toBe('sent');
        },
        { timeout: RECOVERED_MS, interval: 50 },
      ),
  };
}

const idsAt = (gateway: SmsGateway) => gateway.texts.map(({ id }) => id);

describe.skipIf(!postgresServer)('a worker whose PostgreSQL stops', () => {
  let database: TestDatabase;
  let relay: TcpRelay;
  let outage: ReturnType<typeof openOutage>;
  const behind = () => new URL(database.url);
  const open = async (at = 0) => startRelay(behind().hostname, Number(behind().port), at);
  beforeAll(async () => {
    database = await copyTemplate(inject('template'), 'postgres');
  });
  afterAll(() => database?.drop());
  beforeEach(async () => {
    relay = await open();
    const url = behind();
    url.port = String(relay.port);
    outage = openOutage(url.href, database.url);
  });
  afterEach(async () => {
    await outage.stop();
    relay.close();
    await outage.db.destroy();
  });

  it('sends stored messages once the database is back', async () => {
    await outage.start();
    const before = await outage.put();
    await outage.isSent(before);
    const { port } = relay;
    relay.close();
    const meanwhile = [await outage.put(), await outage.put()];
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(idsAt(outage.gateway())).toEqual([before]);
    relay = await open(port);
    for (const id of meanwhile) await outage.isSent(id);
    expect(idsAt(outage.gateway()).sort()).toEqual([before, ...meanwhile].sort());
  });

  it('sends nothing twice if the database stops between sending and recording', async () => {
    const { port } = relay;
    await outage.start(() => relay.close());
    const id = await outage.put();
    await vi.waitFor(() => expect(idsAt(outage.gateway())).toEqual([id]), 5000);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    relay = await open(port);
    await outage.isSent(id);
    expect(idsAt(outage.gateway())).toEqual([id]);
  });
});

describe('a worker whose SQLite file another program locks', () => {
  let database: TestDatabase;
  let outage: ReturnType<typeof openOutage>;
  beforeAll(async () => {
    database = await copyTemplate(inject('template'), 'sqlite');
    outage = openOutage(database.url, database.url);
    await outage.start();
  });
  afterAll(async () => {
    await outage?.stop();
    await outage?.db.destroy();
    await database?.drop();
  });

  it('sends waiting messages once, after the lock ends', async () => {
    const file = new SQLite(database.url.slice('file:'.length));
    file.pragma('busy_timeout = 4000');
    const later = new Date(Date.now() + 1000);
    const message = { channel: 'sms', to: '+233240000123', language: 'en', template: 'passwordChanged' } as const;
    const [id] = await outage.db
      .transaction()
      .execute((trx) => enqueueMessages(trx, [{ ...message, values: {}, dueAt: later }], new Date()));
    file.exec('begin immediate');
    // Longer than a writer waits.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(idsAt(outage.gateway())).toEqual([]);
    file.exec('commit');
    file.close();
    await outage.isSent(id!);
    expect(idsAt(outage.gateway())).toEqual([id]);
  });
});
