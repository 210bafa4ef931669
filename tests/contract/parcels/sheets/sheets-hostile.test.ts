import { request, Agent } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTILE_SHEETS } from '../../../fixtures/hostile-sheets';
import { csvOf, SHEET_ROW } from '../../../fixtures/sheets';
import { signUp, type Person } from '../../support/people';
import { onEachProcess } from '../../support/processes/process-world';
import { ANY_ENGINE } from '../../support/world';

/** Longest wait of other requests for the event loop, for any upload. */
const LONGEST_WAIT_MS = 100;
const PROBE = path.resolve('tests/fixtures/event-loop-probe.mjs');

const BOTH = ['checkSheet', 'correctSheet'] as const;
/** Both calls read a file by `readUpload`, which throws for a refused one: those go to one call each, in turn. */
const UPLOADS = HOSTILE_SHEETS.flatMap((sheet, index) =>
  (sheet.accepted ? BOTH : [BOTH[index % 2]!]).map((call) => ({ ...sheet, call })),
);

onEachProcess(
  'a hostile sheet',
  (world) => {
    let person: Person;
    let requestCount = 0;
    beforeAll(async () => {
      await world().process.start();
      // Programs and texts are loaded by the first sheet.
      person = await signUp(world());
      await world().call('correctSheet', { content: csvOf([SHEET_ROW]).toString('base64') }, { token: person.token });
    });
    afterAll(() => world().process.kill());

    /** Milliseconds of each block of the event loop that was reported since. */
    const blocks = (since: number) =>
      [
        ...world()
          .process.output()
          .slice(since)
          .matchAll(/blocked for (\d+) ms/g),
      ].map(([, ms]) => Number(ms));

    /** Returns the statuses of pings during the work. */
    async function pingDuring(work: Promise<unknown>): Promise<number[]> {
      const agent = new Agent({ keepAlive: true });
      const statuses: number[] = [];
      let isOver = false;
      void work.finally(() => (isOver = true));
      const ping = () =>
        new Promise<void>((resolve, reject) => {
          request(`${world().origin}/api/health/live`, { agent }, (response) => {
            statuses.push(response.statusCode ?? 0);
            response.resume().once('end', resolve);
          })
            .once('error', reject)
            .end();
        });
      while (!isOver) {
        await ping();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      agent.destroy();
      return statuses;
    }

    it.each(UPLOADS)(
      'refuses $name in $call without delaying other requests',
      { timeout: 60_000 },
      async ({ file, call, accepted }) => {
        // Each account may check 20 sheets an hour.
        if (requestCount++ % 15 === 0) person = await signUp(world());
        const content = Buffer.from(await file()).toString('base64');
        const measure = async () => {
          const since = world().process.output().length;
          const response = world().call(call, { content }, { token: person.token });
          const pings = await pingDuring(response);
          const { status, body } = await response;
          expect({ status, fields: body?.errors?.map(({ field }) => field) }).toEqual(
            accepted ? { status: 200, fields: undefined } : { status: 422, fields: ['content'] },
          );
          expect(new Set(pings)).toEqual(new Set([200]));
          return Math.max(0, ...blocks(since));
        };
        // Repeats the measurement: a file blocks every time, other work or garbage collection does not.
        const longest = await measure();
        expect(longest <= LONGEST_WAIT_MS ? longest : await measure()).toBeLessThanOrEqual(LONGEST_WAIT_MS);
        expect(world().process.isRunning()).toBe(true);
      },
    );

    it('leaves the parsers available to another account', { timeout: 60_000 }, async () => {
      const [greedy, other] = [await signUp(world()), await signUp(world())];
      const slow = HOSTILE_SHEETS.find(({ name }) => name === 'millions of shared texts')!;
      const content = Buffer.from(await slow.file()).toString('base64');
      let parseCount = 0;
      const flood = Array.from({ length: 8 }, async () => {
        const response = await world().call('checkSheet', { content }, { token: greedy.token });
        if (response.status !== 503) parseCount += 1;
        return response;
      });
      const { status } = await world().call(
        'checkSheet',
        { content: csvOf([SHEET_ROW]).toString('base64') },
        { token: other.token },
      );
      expect(status).toBe(200);
      // The other account waited for none of the queued files.
      expect(parseCount).toBeLessThan(3);
      const refusals = (await Promise.all(flood)).filter((response) => response.status === 503);
      // One file is parsed and two wait.
      expect(refusals).toHaveLength(5);
      for (const { headers, body } of refusals) {
        expect(headers.get('retry-after')).toBe('5');
        expect(body.message).toMatch(/\S/);
      }
    });
  },
  { NODE_OPTIONS: `--import=${PROBE}` },
  // Files are read and checked in memory. The database stores nothing of them.
  ANY_ENGINE,
);
