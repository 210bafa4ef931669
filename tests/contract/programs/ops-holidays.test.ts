import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { byLanguage } from '@/lib/market/language';
import { listCalendars } from '@/lib/server/places/calendars/calendar-store';
import { expectSoundDatabase, withTemporaryFolder, runOpsCommand } from '../support/ops';
import { withRestore } from '../support/with-restore';
import { onEachDatabase } from '../support/world';

/** Returns a holiday in a year that the seed does not contain. */
const holiday = (change: object = {}) => ({
  countryCode: 'GH',
  date: '2030-03-06',
  kind: 'holiday',
  names: byLanguage((language) => `Independence Day (${language})`),
  expected: false,
  ...change,
});

onEachDatabase('ops holidays', (world) => {
  const importing = (list: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'holidays.json');
      writeFileSync(file, JSON.stringify(list));
      return runOpsCommand(world(), 'holidays', 'import', file, ...flags);
    });
  const exportHolidays = async (): Promise<ReturnType<typeof holiday>[]> =>
    JSON.parse((await runOpsCommand(world(), 'holidays', 'export')).out.join('\n'));
  const version = async () =>
    (
      await world()
        .services.db.selectFrom('content_changes')
        .select('version')
        .where('tag', '=', 'holidays')
        .executeTakeFirstOrThrow()
    ).version;

  it('imports new and changed days, and reports a change only then', async () => {
    const [before, versionBefore] = [await exportHolidays(), await version()];
    let restored: Awaited<ReturnType<typeof importing>> | undefined;
    const addDays = async () => {
      const first = await importing([holiday(), holiday({ date: '2030-03-09', kind: 'working' })]);
      expect(first).toMatchObject({ code: 0, err: [], out: ['holidays: 2 added, 0 changed, 0 unchanged, 0 removed.'] });
      expect(await version()).toBe(versionBefore + 1);
      // `kind` and `expected` may be left out.
      const { kind: _kind, expected: _expected, ...short } = holiday();
      expect((await importing([short])).out).toEqual(['holidays: 0 added, 0 changed, 1 unchanged, 0 removed.']);
      expect(await version()).toBe(versionBefore + 1);
      const changeRun = await importing([holiday({ expected: true })]);
      expect(changeRun.out).toEqual(['holidays: 0 added, 1 changed, 0 unchanged, 0 removed.']);

      const calendar = (await listCalendars(world().services.db, ['GH'])).get('GH')!;
      expect(calendar.holidays.get('2030-03-06')).toMatchObject({ expected: true });
      expect(calendar.workdays).toEqual(new Set(['2030-03-09']));
    };
    await withRestore(addDays(), async () => (restored = await importing(before, '--replace')));
    expect(restored?.out).toEqual([`holidays: 0 added, 0 changed, ${before.length} unchanged, 2 removed.`]);
    expect(await exportHolidays()).toEqual(before);
    await expectSoundDatabase(world());
  });

  it('rejects the whole list and reports each problem', async () => {
    const before = await exportHolidays();
    const refusal = await importing([
      holiday(),
      holiday({ date: '2030-02-30' }),
      holiday({ countryCode: 'XX', names: { en: 'Only English' } }),
      holiday(),
      holiday({ date: '2030-03-07', moon: true }),
    ]);
    expect(refusal.code).toBe(1);
    const output = refusal.err.join('\n');
    for (const place of ['item 2, date:', 'item 3, countryCode:', 'item 3, names.fr:', 'item 5'])
      expect(output).toContain(place);
    expect(output).toContain('item 4: "GH:2030-03-06" is already item 1');
    const slip = await importing([holiday({ kind: 'working' })]);
    expect(slip.err[0]).toBe('item 1, date: 2030-03-06 is not a weekend day in GH');
    expect(await exportHolidays()).toEqual(before);
  });
});
