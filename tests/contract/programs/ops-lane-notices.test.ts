import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import { addDays } from '@/lib/time/calendar-date';
import { byLanguage } from '@/lib/market/language';
import { insertVisitor, onlyError } from '../support/steps/account-steps';
import { expectSoundDatabase, withTemporaryFolder, runOpsCommand } from '../support/ops';
import { domesticOrder, insertPlaces, internationalOrder } from '../support/order-samples';
import { domesticQuoteRequest, internationalQuoteRequest } from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';

const notice = (id: string, change: object = {}) => ({
  id,
  countries: ['GH'],
  origin: 'CN',
  destination: 'GH',
  severity: 'delay',
  from: '2026-01-01',
  until: null,
  title: byLanguage((language) => `Title of ${id} (${language})`),
  text: byLanguage((language) => `Text of ${id} (${language})`),
  source: { name: 'Gazette', url: 'https://gazette.example/1' },
  ...change,
});

onEachDatabase('ops lane-notices', (world) => {
  const importing = (list: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'notices.json');
      writeFileSync(file, JSON.stringify(list));
      return runOpsCommand(world(), 'lane-notices', 'import', file, ...flags);
    });
  const exportNotices = async (): Promise<ReturnType<typeof notice>[]> =>
    JSON.parse((await runOpsCommand(world(), 'lane-notices', 'export')).out.join('\n'));
  const readNotices = async (input: object, lang = 'en'): Promise<LaneNoticeView[]> =>
    (await world().call('queryLaneNotices', { ...input }, { lang })).body.data;
  const ids = async (input: object) => (await readNotices(input)).map(({ id }) => id);
  const becomes = (input: object, wanted: string[]) =>
    vi.waitFor(async () => expect(await ids(input)).toEqual(wanted), { timeout: 5000, interval: 50 });
  const today = () => world().services.now().toISOString().slice(0, 10);
  let seededNotices: Awaited<ReturnType<typeof exportNotices>>;
  beforeAll(async () => void (seededNotices = await exportNotices()));
  afterEach(() => importing(seededNotices, '--replace'));

  it('shows today’s notices of a market and of a lane, the most urgent first', async () => {
    const firstImport = await importing(
      [
        notice('rule', { severity: 'information', from: '2026-02-01' }),
        notice('late'),
        notice('past', { until: addDays(today(), -2) }),
        notice('future', { from: addDays(today(), 2) }),
        notice('within', { origin: 'GH' }),
        notice('kenya', { countries: ['KE'], destination: 'KE' }),
      ],
      '--replace',
    );
    expect(firstImport).toMatchObject({ code: 0, err: [] });
    await becomes({ countryCode: 'GH' }, ['late', 'within', 'rule']);
    expect(await ids({ origin: 'CN', destination: 'GH' })).toEqual(['late', 'rule']);
    expect(await ids({ countryCode: 'KE' })).toEqual(['kenya']);
    expect((await readNotices({ countryCode: 'KE' }, 'tr'))[0]).toEqual({
      id: 'kenya',
      severity: 'delay',
      origin: 'CN',
      destination: 'KE',
      from: '2026-01-01',
      until: null,
      title: 'Title of kenya (tr)',
      text: 'Text of kenya (tr)',
      source: { name: 'Gazette', url: 'https://gazette.example/1' },
    });
    const quoteNotices = async (request: object) =>
      (await world().call('quoteCalc', { ...request })).body.data.notices.map(({ id }: LaneNoticeView) => id);
    expect(await quoteNotices(internationalQuoteRequest({ destinationCountry: 'GH' }))).toEqual(['late', 'rule']);
    expect(await quoteNotices(domesticQuoteRequest({ country: 'GH' }))).toEqual(['within']);
    expect(await quoteNotices(internationalQuoteRequest({ destinationCountry: 'NG' }))).toEqual([]);
    expect((await runOpsCommand(world(), 'lane-notices', 'list')).out).toContain(
      'CN-KE\tdelay\t2026-01-01\t\tkenya\tTitle of kenya (en)',
    );
    await importing(seededNotices, '--replace');
    expect(await exportNotices()).toEqual(seededNotices);
    await expectSoundDatabase(world());
  });

  it('refuses new orders of a stopped lane, and only those', async () => {
    await insertPlaces(world());
    const { token } = await insertVisitor(world());
    const place = (name: 'addInternationalOrder' | 'addDomesticOrder', order: object) =>
      world().call(name, { ...order }, { token });
    const early = await place('addInternationalOrder', internationalOrder('NG'));
    expect(early.status).toBe(200);
    const stop = { severity: 'stopped', countries: ['NG'] };
    await importing([notice('air', { ...stop, destination: 'NG' }), notice('flood', { ...stop, origin: 'GH' })]);
    await becomes({ countryCode: 'NG' }, ['flood', 'air']);

    const refusal = await place('addInternationalOrder', internationalOrder('NG'));
    expect(refusal.status).toBe(422);
    expect(onlyError(refusal)).toEqual({
      field: 'receiver.countryCode',
      message: 'We’re not taking parcels on this route at the moment: Title of air (en).',
    });
    expect(onlyError(await place('addDomesticOrder', domesticOrder('GH'))).field).toBe('receiver.cityCode');
    expect((await place('addInternationalOrder', internationalOrder('GH'))).status).toBe(200);
    // An earlier order stays as it is.
    expect((await world().call('getOrder', { id: early.body.data.id }, { token })).body.data.state).toBe('WAITING');

    await importing(seededNotices, '--replace');
    await becomes({ countryCode: 'NG' }, []);
    expect((await place('addInternationalOrder', internationalOrder('NG'))).status).toBe(200);
  });

  it('rejects the whole list and reports each problem', async () => {
    const refusal = await importing([
      notice('good'),
      notice('Bad Id'),
      notice('backwards', { until: '2025-12-31' }),
      notice('script', { source: { name: 'Gazette', url: 'javascript:alert(1)' } }),
      notice('short', { title: { en: 'Only English' } }),
      notice('good'),
    ]);
    expect(refusal.code).toBe(1);
    const output = refusal.err.join('\n');
    for (const place of ['item 2, id:', 'item 3, until:', 'item 4, source.url:', 'item 5, title.fr:', 'item 6'])
      expect(output).toContain(place);
    expect(await exportNotices()).toEqual(seededNotices);
  });
});
