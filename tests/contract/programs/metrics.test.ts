import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { findFreePort } from '../../fixtures/free-port';
import { enqueueMessages } from '@/lib/server/messaging/messages/enqueue-messages';
import { HOUR_MS } from '@/lib/time/durations';
import { requestCode, newEmail } from '../support/steps/account-steps';
import { createApiProcess } from '../support/processes/api-process';
import { onEachProcess } from '../support/processes/process-world';

const METRICS_PORT = await findFreePort();
const SMTP_PASSWORD = 'never-in-the-log';

/** Returns the value of a line in Prometheus' text format; undefined without such a line. */
function valueOf(text: string, line: string): number | undefined {
  const match = text.split('\n').find((one) => one.startsWith(`${line} `));
  return match === undefined ? undefined : Number(match.slice(line.length));
}

const scrape = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();

onEachProcess(
  'the metrics endpoint of a process',
  (world) => {
    it('counts responses by call and status, with one label for unknown paths', async () => {
      await world().process.start();
      await world().call('queryAllCountryList');
      await world().call('queryAllCountryList');
      await world().call('getCustomer');
      for (const path of ['/api/nothing', '/api/other?x=1']) await fetch(world().origin + path);
      const text = await scrape();
      const requestCount = (route: string, status: number) =>
        valueOf(text, `http_requests_total{source="call",route="${route}",status="${status}"}`);
      expect(requestCount('queryAllCountryList', 200)).toBe(2);
      expect(requestCount('getCustomer', 401)).toBe(1);
      expect(requestCount('other', 404)).toBe(2);
      const timed = (what: string) => valueOf(text, `http_request_duration_seconds_${what}`);
      expect(timed('count{source="call"}')).toBeGreaterThanOrEqual(5);
      expect(timed('bucket{source="call",le="+Inf"}')).toBe(timed('count{source="call"}'));
      expect(timed('bucket{source="call",le="0.001"}')).toBeLessThanOrEqual(timed('bucket{source="call",le="10"}')!);
      expect(timed('sum{source="call"}')).toBeGreaterThan(0);
      await world().call('queryAllCountryList');
      expect(await scrape()).toContain('{source="call",route="queryAllCountryList",status="200"} 3');
      expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
      expect(valueOf(text, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    });

    it('reports entries that wait in the database and, on PostgreSQL, connections that wait', async () => {
      const { db } = world().services;
      const later = new Date(Date.now() + HOUR_MS);
      const message = { channel: 'sms', to: '+233244123456', language: 'en', template: 'passwordChanged' } as const;
      const messages = [{ ...message, values: {}, dueAt: later }];
      await db.transaction().execute((trx) => enqueueMessages(trx, messages, new Date()));
      const text = await scrape();
      expect(valueOf(text, 'messages_unsent{state="later"}')).toBe(1);
      expect(valueOf(text, 'messages_unsent{state="retried"}')).toBe(0);
      expect(valueOf(text, 'messages_unsent{state="dead"}')).toBe(0);
      expect(valueOf(text, 'webhooks_unsent{state="dead"}')).toBe(0);
      const isPostgres = world().engine === 'postgres';
      expect(valueOf(text, 'db_pool_waiting{pool="readers"}')).toBe(isPostgres ? 0 : undefined);
      expect((valueOf(text, 'db_pool_connections{pool="readers"}') ?? 0) > 0).toBe(isPostgres);
    });

    it('reports whether the mail server accepts messages', async () => {
      expect(valueOf(await scrape(), 'message_channel_up{channel="mail"}')).toBeUndefined();
      await requestCode(world(), newEmail(), 'REGISTER');
      const text = await scrape();
      expect(valueOf(text, 'message_channel_up{channel="mail"}')).toBe(0);
      expect(valueOf(text, 'message_hand_overs_total{channel="mail",outcome="failed"}')).toBe(1);
    });

    it('stops the start with a message if its port is not available', async () => {
      const other = await createApiProcess({ DATABASE_URL: world().databaseUrl, METRICS_PORT: String(METRICS_PORT) });
      await expect(other.start()).rejects.toThrow(
        new RegExp(`METRICS_PORT ${METRICS_PORT} is not available: .+\\.\\n$`),
      );
    });

    it('is served on this machine only, and nothing else is', async () => {
      const others = Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal);
      for (const { address } of others)
        await expect(fetch(`http://${address}:${METRICS_PORT}/metrics`)).rejects.toThrow('fetch failed');
      expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404);
      expect((await fetch(`${world().origin}/metrics`)).status).toBe(404);
    });

    it('is logged at start, with configuration, and at stop, without secrets', async () => {
      await world().process.kill('SIGTERM');
      const logLines = world().process.output().split('\n').filter(Boolean);
      // A strict JSON reader rejects a line with a repeated field.
      for (const line of logLines) expect(line.match(/"instance":/g), line).toHaveLength(1);
      const lines = logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
      const linesOf = (msg: string) => lines.filter((line) => line.msg === msg);
      const commonFields = { program: 'api', instance: 'api-1', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) };
      const database = world().engine;
      expect(linesOf('program started')).toEqual([
        expect.objectContaining({ ...commonFields, database, mail: true, sms: false, grace: 3 }),
      ]);
      expect(linesOf('program stop requested')).toEqual([expect.objectContaining(commonFields)]);
      expect(linesOf('program stopped')).toEqual([expect.objectContaining(commonFields)]);
      expect(world().process.output()).not.toContain(SMTP_PASSWORD);
    });
  },
  {
    METRICS_PORT: String(METRICS_PORT),
    LOG_LEVEL: 'info',
    INSTANCE: 'api-1',
    STOP_GRACE_SECONDS: '3',
    SMTP_URL: `smtp://shop:${SMTP_PASSWORD}@127.0.0.1:1`,
  },
);
