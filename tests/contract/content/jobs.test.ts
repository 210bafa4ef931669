import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JobView } from '@/lib/contract/content/jobs';
import { LANGUAGES } from '@/lib/market/language';
import { jobRow, type JobRecord } from '@/lib/server/content/news-and-jobs/job-record';
import { DAY_MS } from '@/lib/time/durations';
import { expectNoServerError, HOSTILE_VALUES } from '../support/hostile/hostile';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { onEachDatabase, type World } from '../support/world';

function inSix<Value>(value: Value) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, value])) as Record<
    (typeof LANGUAGES)[number],
    Value
  >;
}

const job = (number: string, rest: Partial<JobRecord> = {}): JobRecord => ({
  number,
  type: 'SALES',
  countryCode: 'UG',
  publishedAt: '2026-01-05T08:00:00.000Z',
  closesOn: null,
  title: inSix(`Title of ${number}`),
  site: inSix('Kampala'),
  description: inSix('What there is to do.'),
  requirements: inSix(['One thing', 'Another thing']),
  ...rest,
});

async function listJobs(world: World, input: object = {}): Promise<JobView[]> {
  const { status, body } = await world.call('queryJobList', { ...input });
  expect(status).toBe(200);
  return body.data as JobView[];
}
const numbers = (jobs: readonly JobView[]) => jobs.map(({ number }) => number);
const put = (world: World, ...jobs: JobRecord[]) =>
  world.services.db.insertInto('jobs').values(jobs.map(jobRow)).execute();

onEachDatabase('the list of jobs', (world) => {
  it('is in the order of publishing, newest first, for every market', async () => {
    await put(
      world(),
      job('ORDER-2', { publishedAt: '2026-02-02T08:00:00.000Z' }),
      job('ORDER-3', { publishedAt: '2026-02-03T08:00:00.000Z' }),
      job('ORDER-1', { publishedAt: '2026-02-01T08:00:00.000Z' }),
    );
    const all = numbers(await listJobs(world()));
    expect(all.filter((number) => number.startsWith('ORDER-'))).toEqual(['ORDER-3', 'ORDER-2', 'ORDER-1']);
    const { body } = await world().call('queryJobList', {}, { countryCode: 'TR' });
    expect(numbers(body.data as JobView[])).toEqual(all);
  });

  it('is filtered by country, by type and by both', async () => {
    await put(
      world(),
      job('GH-WAREHOUSE', { countryCode: 'GH', type: 'WAREHOUSE' }),
      job('GH-SALES', { countryCode: 'GH', type: 'SALES' }),
      job('KE-WAREHOUSE', { countryCode: 'KE', type: 'WAREHOUSE' }),
    );
    const found = async (input: object) =>
      numbers(await listJobs(world(), input))
        .filter((number) => ['GH-WAREHOUSE', 'GH-SALES', 'KE-WAREHOUSE'].includes(number))
        .sort();
    expect(await found({ countryCode: 'GH' })).toEqual(['GH-SALES', 'GH-WAREHOUSE']);
    expect(await found({ type: 'WAREHOUSE' })).toEqual(['GH-WAREHOUSE', 'KE-WAREHOUSE']);
    expect(await found({ countryCode: 'GH', type: 'WAREHOUSE' })).toEqual(['GH-WAREHOUSE']);
    expect(await found({ countryCode: 'KE', type: 'SALES' })).toEqual([]);
  });

  it('is in the language of the request', async () => {
    const title = Object.fromEntries(LANGUAGES.map((language) => [language, `Title in ${language}`]));
    await put(world(), job('SIX-LANGUAGES', { title: title as JobRecord['title'] }));
    for (const lang of LANGUAGES) {
      const { body } = await world().call('queryJobList', {}, { lang });
      const found = (body.data as JobView[]).find(({ number }) => number === 'SIX-LANGUAGES');
      expect(found?.title).toBe(title[lang]);
    }
  });

  it('rejects an unknown country or type', async () => {
    for (const input of [{ countryCode: 'FR' }, { countryCode: '' }, { type: 'KING' }, { type: '' }]) {
      const { status, body } = await world().call('queryJobList', input, { lang: 'fr' });
      expect({ status, field: body.errors?.[0]?.field }, JSON.stringify(input)).toEqual({
        status: 422,
        field: Object.keys(input)[0],
      });
    }
  });

  it('has a job from the hour of publishing to the end of its last day in its country', async () => {
    const now = world().services.now().getTime();
    const soon = new Date(now + DAY_MS).toISOString();
    const day = (instant: number, timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));
    await put(
      world(),
      job('SOON', { publishedAt: soon }),
      job('LAST-DAY', { countryCode: 'KE', closesOn: day(now, 'Africa/Nairobi') }),
      job('CLOSED', { countryCode: 'KE', closesOn: day(now - DAY_MS, 'Africa/Nairobi') }),
    );
    const before = numbers(await listJobs(world()));
    expect(before).not.toContain('SOON');
    expect(before).toContain('LAST-DAY');
    expect(before).not.toContain('CLOSED');
    world().pass(DAY_MS + 1000);
    const after = numbers(await listJobs(world()));
    expect(after).toContain('SOON');
    expect(after).not.toContain('LAST-DAY');
  });

  it('never fails on hostile input', async () => {
    for (const field of ['countryCode', 'type'])
      await expectNoServerError(
        world(),
        'queryJobList',
        HOSTILE_VALUES.map((value) => ({
          [field]: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 900),
        })),
      );
  });

  describe('ops', () => {
    const importJobs = async (list: unknown, ...more: string[]) =>
      withTemporaryFolder(async (folder) => {
        const file = path.join(folder, 'jobs.json');
        writeFileSync(file, JSON.stringify(list));
        return runOpsCommand(world(), 'jobs', 'import', file, ...more);
      });

    it('imports a list by number and exports it unchanged', async () => {
      const first = await importJobs([job('IMP-1'), job('IMP-2', { closesOn: '2099-12-31' })]);
      expect(first).toMatchObject({ code: 0, err: [] });
      expect(first.out[0]).toContain('2 added');
      const second = await importJobs([
        job('IMP-1', { title: inSix('Another title') }),
        job('IMP-2', { closesOn: '2099-12-31' }),
      ]);
      expect(second.out[0]).toMatch(/0 added, 1 changed, 1 unchanged, 0 removed/);
      const [one] = (await listJobs(world(), { countryCode: 'UG' })).filter(({ number }) => number === 'IMP-1');
      expect(one?.title).toBe('Another title');
      const exportRun = await runOpsCommand(world(), 'jobs', 'export');
      const whole = JSON.parse(exportRun.out.join('\n')) as JobRecord[];
      expect(whole.find(({ number }) => number === 'IMP-2')).toEqual(job('IMP-2', { closesOn: '2099-12-31' }));
      expect((await importJobs(whole)).out[0]).toContain('0 added, 0 changed');
    });

    it('imports all or nothing and reports every problem', async () => {
      const before = numbers(await listJobs(world()));
      const { fr: _, ...five } = inSix('No French');
      const bad = [
        job('GOOD-1'),
        { ...job('BAD-1'), title: five },
        { ...job('BAD-2'), type: 'KING', countryCode: 'FR' },
        job('BAD-3', { closesOn: '2025-01-01' }),
        job('GOOD-1'),
        { ...job('BAD-4'), salary: 1 },
        { ...job('BAD-5'), requirements: inSix([]) },
      ];
      const run = await importJobs(bad);
      expect(run.code).not.toBe(0);
      const output = run.err.join('\n');
      for (const part of [
        'item 2, title.fr',
        'item 3, type',
        'item 3, countryCode',
        'item 4, closesOn',
        'item 5',
        'item 6',
        'item 7, requirements.en',
      ])
        expect(output).toContain(part);
      expect(numbers(await listJobs(world()))).toEqual(before);
    });

    it('removes jobs that the file lacks only on request', async () => {
      expect((await importJobs([job('IMP-9')])).out[0]).toContain('0 removed');
      const importRun = await importJobs([job('IMP-9')], '--replace');
      expect(importRun.code).toBe(0);
      expect(numbers(await listJobs(world()))).toEqual(['IMP-9']);
    });
  });
});
