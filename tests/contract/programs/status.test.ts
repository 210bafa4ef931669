import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it } from 'vitest';
import type { StatusPartView, StatusView } from '@/lib/contract/content/status';
import { availabilityOf, DAY_SECONDS, type ProbedPart } from '@/lib/market/availability';
import { readContentChanges } from '@/lib/server/platform/content-changes';
import type { Config } from '@/lib/server/platform/config';
import type { Database } from '@/lib/server/platform/db/open';
import { PROBES, ProbeFailure, type Probe } from '@/lib/server/trust/status/probes';
import { createProbeRunner } from '@/lib/server/trust/status/run-probes';
import { sweepStatus } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';
import { insertVisitor, newEmail, PASSWORD } from '../support/steps/account-steps';
import { expectSoundDatabase, runOpsCommand } from '../support/ops';
import { onEachDatabase } from '../support/world';
import { servicesAhead } from '../support/clock';

onEachDatabase('the status page', (world) => {
  const readStatus = async (lang = 'en'): Promise<StatusView> =>
    (await world().call('queryStatus', {}, { lang })).body.data;
  const partOf = async (part: ProbedPart): Promise<StatusPartView> =>
    (await readStatus()).parts.find((each) => each.part === part)!;
  const clear = async () => {
    for (const table of ['probes', 'status_days', 'incidents'] as const)
      await world().services.db.deleteFrom(table).execute();
  };
  /** Moves the clock to a second after the next midnight. */
  const toMidnight = () => {
    const now = world().services.now().getTime();
    world().pass(Math.ceil(now / DAY_MS) * DAY_MS + 1000 - now);
  };
  const config = (change: Partial<Config> = {}) => ({ ...world().services.config, PROBE_SECONDS: 60, ...change });
  /** Runner of a probe whose result the test sets. */
  function runnerOf(result: { isUp: boolean }, db: Database = world().services.db) {
    const check = async () => {
      if (!result.isUp) throw new ProbeFailure('status 503');
    };
    const probe: Probe = { part: 'quote', every: 1, check };
    return createProbeRunner({ ...world().services, db, config: config() }, [probe]);
  }
  beforeEach(clear);

  it('adds up results by day, and counts gaps as unknown', async () => {
    toMidnight();
    const result = { isUp: true };
    const runner = runnerOf(result);
    for (const isUp of [true, true, false, true]) {
      result.isUp = isUp;
      await runner.run();
      await runner.run();
      world().pass(MINUTE_MS);
    }
    // For five minutes nothing probes.
    world().pass(5 * MINUTE_MS);
    await runner.run();
    const part = await partOf('quote');
    expect(part.days.at(-1)).toMatchObject({ upSeconds: 240, downSeconds: 60 });
    expect(part.days.at(-1)!.unknownSeconds).toBeGreaterThan(200);
    expect(part.state).toBe('up');
    expect(part.availability).toBe(0.8);
    world().pass(4 * MINUTE_MS);
    expect((await partOf('quote')).state).toBe('unknown');

    toMidnight();
    result.isUp = false;
    await runner.run();
    world().pass(MINUTE_MS);
    const next = await partOf('quote');
    expect(next.days.slice(-2)).toMatchObject([
      { upSeconds: 240, downSeconds: 60, unknownSeconds: DAY_SECONDS - 300 },
      { upSeconds: 0, downSeconds: 60 },
    ]);
    expect(next.state).toBe('down');
    expect(await partOf('track')).toMatchObject({ state: 'unknown', checkedAt: null, availability: null });
  });

  it('is probed once for each interval by all processes, and a probe that died is unknown', async () => {
    const runners = [runnerOf({ isUp: true }), runnerOf({ isUp: true }), runnerOf({ isUp: true })];
    await Promise.all(runners.map((runner) => runner.run()));
    const rows = await world().services.db.selectFrom('probes').selectAll().execute();
    expect(rows).toMatchObject([{ part: 'quote', seconds: 60, is_up: 1, reason: null }]);
    world().pass(MINUTE_MS);
    const at = new Date(Math.floor(world().services.now().getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
    await world()
      .services.db.insertInto('probes')
      .values({ ...rows[0]!, at, is_up: null })
      .execute();
    await runners[0]!.run();
    expect(availabilityOf((await partOf('quote')).days.slice(-2))).toBe(1);
    expect((await partOf('quote')).checkedAt).toBe(rows[0]!.at);
  });

  it('counts an outage of the database as down once it is back', async () => {
    const { db } = world().services;
    let isAway = true;
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const cut = new Proxy(db, {
      get(target, name) {
        if (isAway && (name === 'insertInto' || name === 'transaction')) throw away;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const result = { isUp: false };
    const runner = runnerOf(result, cut);
    for (let minute = 0; minute < 3; minute += 1) {
      await runner.run();
      world().pass(MINUTE_MS);
    }
    expect(await partOf('quote')).toMatchObject({ state: 'unknown', availability: null });
    isAway = false;
    result.isUp = true;
    await runner.run();
    const part = await partOf('quote');
    expect(part).toMatchObject({ state: 'up', availability: 0.25 });
  });

  it('lets pages render again when a part goes down or comes back, not at each probe', async () => {
    const version = async () =>
      (await readContentChanges(world().services.db)).find(({ tag }) => tag === 'status')?.version ?? 0;
    const result = { isUp: true };
    const runner = runnerOf(result);
    const versions: number[] = [];
    for (const isUp of [true, true, false, false, true]) {
      result.isUp = isUp;
      await runner.run();
      versions.push(await version());
      world().pass(MINUTE_MS);
    }
    const [first = 0] = versions;
    expect(versions).toEqual([first, first, first + 1, first + 1, first + 2]);
  });

  it('shows incidents in the language of the request, or in English', async () => {
    const english = 'Tracking is slow.';
    for (const wrong of [
      ['--parts', 'track'],
      ['--parts', 'moon', '--en', english],
      ['--parts', 'track', '--en', ' '],
      ['--parts', 'track', '--en', 'x'.repeat(601)],
      ['--parts', 'track', '--de', 'Langsam', '--en', english],
    ])
      expect((await runOpsCommand(world(), 'incidents', 'open', ...wrong)).code, wrong.join(' ')).toBe(2);
    const openRun = await runOpsCommand(
      world(),
      'incidents',
      'open',
      '--parts',
      'track,quote',
      '--en',
      english,
      '--fr',
      'Lent.',
    );
    const reference = openRun.out[0]!;
    expect({ code: openRun.code, reference }).toEqual({ code: 0, reference: expect.stringMatching(/^IN\d{10}$/) });
    const parts = ['track', 'quote'];
    expect((await readStatus('fr')).incidents).toMatchObject([
      { reference, parts, closedAt: null, entries: [{ step: 'opened', text: 'Lent.', language: 'fr' }] },
    ]);
    expect((await readStatus('ur')).incidents[0]!.entries).toMatchObject([{ text: english, language: 'en' }]);

    world().pass(MINUTE_MS);
    expect((await runOpsCommand(world(), 'incidents', 'update', reference, '--en', 'We found the cause.')).code).toBe(
      0,
    );
    world().pass(MINUTE_MS);
    expect(
      (await runOpsCommand(world(), 'incidents', 'close', reference, '--en', 'It works.', '--tr', 'Çalışıyor.')).code,
    ).toBe(0);
    for (const verb of ['update', 'close'])
      expect((await runOpsCommand(world(), 'incidents', verb, reference, '--en', 'Again.')).code).toBe(1);
    const [closedIncident] = (await readStatus('tr')).incidents;
    expect(closedIncident!.entries.map(({ step, text, language }) => [step, text, language])).toEqual([
      ['opened', english, 'en'],
      ['updated', 'We found the cause.', 'en'],
      ['closed', 'Çalışıyor.', 'tr'],
    ]);
    expect(closedIncident!.closedAt).toBe(closedIncident!.entries[2]!.at);

    const second = await runOpsCommand(world(), 'incidents', 'open', '--parts', 'pages', '--en', 'Pages are slow.');
    expect((await readStatus()).incidents.map((incident) => incident.reference)).toEqual([second.out[0], reference]);
    const list = await runOpsCommand(world(), 'incidents', 'list');
    expect(list.out.map((line) => line.split('\t')[0])).toEqual(['reference', second.out[0], reference]);
    expect(list.out[2]).toMatch(/\ttrack,quote\ten,tr\tIt works\.$/);
    await expectSoundDatabase(world());
  });

  it('deletes probes after PROBE_DAYS, and their sums after 90 days', async () => {
    const runner = runnerOf({ isUp: true });
    await runner.run();
    const { out } = await runOpsCommand(world(), 'incidents', 'open', '--parts', 'quote', '--en', 'Slow.');
    await runOpsCommand(world(), 'incidents', 'open', '--parts', 'quote', '--en', 'Still open.');
    await runOpsCommand(world(), 'incidents', 'close', out[0]!, '--en', 'Over.');
    const countsAfter = async (days: number) => {
      await sweepStatus(servicesAhead(world(), days));
      const count = async (table: 'probes' | 'status_days' | 'incidents' | 'incident_entries') =>
        (await world().services.db.selectFrom(table).selectAll().execute()).length;
      return [
        await count('probes'),
        await count('status_days'),
        await count('incidents'),
        await count('incident_entries'),
      ];
    };
    expect(await countsAfter(13)).toEqual([1, 1, 2, 3]);
    expect(await countsAfter(15)).toEqual([0, 1, 2, 3]);
    expect(await countsAfter(89)).toEqual([0, 1, 2, 3]);
    expect(await countsAfter(90)).toEqual([0, 0, 1, 1]);
  });

  it('is measured by requests to the site’s own address, as a stranger makes them', async () => {
    // The site's public address: pages, and the API behind it.
    let isUp = true;
    const front: Server = createServer((request, response) => {
      if (!isUp) return void response.writeHead(503).end();
      if (!request.url!.startsWith('/api')) return void response.end('<html><body></body></html>');
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, headers } = request;
        const body = method === 'POST' ? Buffer.concat(chunks) : null;
        void fetch(world().origin + request.url!, { method: method!, headers: headers as HeadersInit, body }).then(
          async (upstream) => response.writeHead(upstream.status).end(Buffer.from(await upstream.arrayBuffer())),
        );
      });
    });
    await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready));
    const siteUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const account = newEmail();
    const { token, userId } = await insertVisitor(world(), account);
    const reply = await world().call('createApiKey', { name: 'Probe', mode: 'test', scopes: ['orders'] }, { token });
    const secrets = { PROBE_API_KEY: reply.body.data.key, PROBE_LOGIN: [account, PASSWORD] as const };
    const services = { ...world().services, config: config({ siteUrl, ...secrets }) };
    const runner = createProbeRunner(services, PROBES);
    const results = async () => {
      await runner.run();
      const last = await services.db.selectFrom('probes').selectAll().orderBy('at').execute();
      return Object.fromEntries(last.map(({ part, is_up, reason }) => [part, [is_up, reason]]));
    };
    try {
      const up = [1, null];
      expect(await results()).toEqual({ pages: up, track: up, quote: up, order: up, login: up, events: up });
      // Five minutes later the same order is sent again, and no second one is stored, unless an hour began meanwhile.
      world().pass(5 * MINUTE_MS);
      expect((await results()).order).toEqual(up);
      const orders = await services.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
      expect([1, 2]).toContain(orders.length);

      isUp = false;
      world().pass(5 * MINUTE_MS);
      const down = [0, 'status 503'];
      expect(await results()).toEqual({ pages: down, track: down, quote: down, order: down, login: down, events: up });
    } finally {
      await new Promise((closed) => front.close(closed));
    }
    world().pass(MINUTE_MS);
    expect((await results()).pages).toEqual([0, 'no response']);
  });
});
