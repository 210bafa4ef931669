import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOB_TYPES, type JobView } from '@/lib/contract/content/jobs';
import { LANGUAGES } from '@/lib/market/language';
import { jobRow, type JobRecord } from '@/lib/server/content/news-and-jobs/job-record';
import seeds from '@/lib/server/programs/seed/data/jobs.json';
import { DAY_MS } from '@/lib/time/durations';
import { expectNoServerError, HOSTILE_VALUES } from '../support/hostile/hostile';
import { inFolder, ops } from '../support/ops';
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
    const all = await listJobs(world());
    const dates = all.map(({ publishedAt }) => publishedAt);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const { body } = await world().call('queryJobList', {}, { countryCode: 'TR' });
    expect(numbers(body.data as JobView[])).toEqual(numbers(all));
  });

  it('is filtered by country, by type and by both', async () => {
    const all = await listJobs(world());
    const ghana = await listJobs(world(), { countryCode: 'GH' });
    expect(numbers(ghana)).toEqual(numbers(all.filter(({ countryCode }) => countryCode === 'GH')));
    expect(ghana.length).toBeGreaterThan(1);
    for (const type of JOB_TYPES)
      expect(numbers(await listJobs(world(), { type }))).toEqual(numbers(all.filter((one) => one.type === type)));
    const both = await listJobs(world(), { countryCode: 'GH', type: 'WAREHOUSE' });
    expect(both.length).toBeGreaterThan(0);
    expect(numbers(both)).toEqual(numbers(ghana.filter(({ type }) => type === 'WAREHOUSE')));
    const turkish = all.filter(({ countryCode }) => countryCode === 'TR').map(({ type }) => type);
    const none = JOB_TYPES.find((type) => !turkish.includes(type))!;
    expect(await listJobs(world(), { countryCode: 'TR', type: none })).toEqual([]);
  });

  it('is in the language of the request', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const { body } = await world().call('queryJobList', { countryCode: 'TR' }, { lang });
        const [first] = body.data as JobView[];
        return [first!.title, ...first!.requirements].join('|');
      }),
    );
    expect(new Set(titles).size).toBe(LANGUAGES.length);
    const turkish = seeds.filter(({ countryCode }) => countryCode === 'TR').map(({ title }) => title.tr);
    expect(turkish.some((title) => titles[LANGUAGES.indexOf('tr')]!.startsWith(title))).toBe(true);
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
      inFolder(async (folder) => {
        const file = path.join(folder, 'jobs.json');
        writeFileSync(file, JSON.stringify(list));
        return ops(world(), 'jobs', 'import', file, ...more);
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
      const exportRun = await ops(world(), 'jobs', 'export');
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
