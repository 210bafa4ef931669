import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { byLanguage } from '@/lib/market/language';
import { addDays } from '@/lib/time/calendar-date';
import { loadContentStamp, STAMP_LIFE_MS } from '@/lib/server/platform/db/load-content-stamp';
import { insertVisitor } from '../support/steps/account-steps';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder, placesOf } from '../support/order-samples';
import { openProcessWorld, type ProcessWorld } from '../support/processes/process-world';
import { internationalQuoteRequest } from '../support/steps/quote-steps';
import { copyTemplate } from '../support/template';
import { withRestore } from '../support/with-restore';
import { ENGINES, onEachDatabase } from '../support/world';

/** Milliseconds after an import in which every process returns the new value. */
const EVERYWHERE_WITHIN_MS = 5000;

describe.each(ENGINES)('an imported fact in two processes on %s', (engine) => {
  let drop: () => Promise<void>;
  let processes: Awaited<ReturnType<typeof openProcessWorld>>[] = [];
  const worlds = (): ProcessWorld[] => processes.map(({ world }) => world);
  const importing = (name: string, list: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(list));
      expect(await runOpsCommand(worlds()[0]!, name, 'import', file, ...flags)).toMatchObject({ code: 0, err: [] });
    });
  const exportFacts = async (name: string) =>
    JSON.parse((await runOpsCommand(worlds()[0]!, name, 'export')).out.join('\n')) as Record<string, unknown>[];

  beforeAll(async () => {
    const database = await copyTemplate(inject('template'), engine);
    drop = database.drop;
    processes = [await openProcessWorld(engine, database.url), await openProcessWorld(engine, database.url)];
    for (const { process } of worlds()) await process.start();
  });
  afterAll(async () => {
    for (const { close } of processes) await close();
    await drop?.();
  });

  /** Waits until both processes return `wanted` and continue to. `read`: returns the current value of one. */
  async function expectEverywhere(read: (world: ProcessWorld) => Promise<unknown>, wanted: unknown): Promise<void> {
    const all = () => Promise.all(worlds().map(read));
    const both = [wanted, wanted];
    await vi.waitFor(async () => expect(await all()).toEqual(both), { timeout: EVERYWHERE_WITHIN_MS, interval: 50 });
    for (let round = 0; round < 20; round += 1) {
      expect(await all()).toEqual(both);
      await new Promise((passed) => setTimeout(passed, 100));
    }
  }

  const latestDay = async (world: ProcessWorld) => {
    const { body } = await world.call('quoteCalc', internationalQuoteRequest({ destinationCountry: 'GH' }));
    return body.data.expected.latest as string;
  };

  it('moves the expected days by a corrected holiday, and back', async () => {
    const before = await latestDay(worlds()[0]!);
    expect(await latestDay(worlds()[1]!)).toBe(before);
    const holidays = await exportFacts('holidays');
    const names = byLanguage((language) => `Day of rest (${language})`);
    // The week after the latest day becomes free, whatever the day of the test run.
    const week = Array.from({ length: 7 }, (_, days) => ({ countryCode: 'GH', date: addDays(before, days), names }));
    const correct = async () => {
      await importing('holidays', week);
      await vi.waitFor(async () => expect(await latestDay(worlds()[0]!)).not.toBe(before), {
        timeout: EVERYWHERE_WITHIN_MS,
      });
      await expectEverywhere(latestDay, await latestDay(worlds()[0]!));
    };
    await withRestore(correct(), () => importing('holidays', holidays, '--replace'));
    await expectEverywhere(latestDay, before);
  });

  it('changes where a waiting parcel is handed over by a corrected site', async () => {
    const [world] = worlds();
    await insertPlaces(world!);
    const warehouse = (phone: string) => ({
      siteCode: 'CN-TEST-01',
      kind: 'warehouse',
      names: byLanguage(() => 'Warehouse'),
      ...placesOf('CN'),
      areaCode: '',
      address: { en: '68 Shicha Road' },
      phone,
      email: 'site@example.com',
      hours: [{ days: [1, 2, 3], opens: '09:00', closes: '17:00' }],
      services: ['drop-off'],
      payments: ['cash'],
      lat: 23.1,
      lng: 113.2,
    });
    const sites = await exportFacts('sites');
    const correct = async () => {
      await importing('sites', [warehouse('+86 20 8000 0201')]);
      const { token } = await insertVisitor(world!);
      const { body } = await world!.call('addInternationalOrder', internationalOrder(), { token });
      const phone = async (each: ProcessWorld) => {
        const order = await each.call('getOrder', { id: body.data.id }, { token });
        return order.body.data.handOver.site.phone as string;
      };
      await expectEverywhere(phone, '+86 20 8000 0201');
      await importing('sites', [warehouse('+86 20 8000 0909')]);
      await expectEverywhere(phone, '+86 20 8000 0909');
    };
    await withRestore(correct(), () => importing('sites', sites, '--replace'));
  });
});

onEachDatabase('the stamp of imported facts', (world) => {
  it('is read once a second for any number of lookups', async () => {
    const { db } = world().services;
    const first = loadContentStamp(db);
    const others = await Promise.all(Array.from({ length: 500 }, () => loadContentStamp(db)));
    expect(new Set(others)).toEqual(new Set([await first]));
    expect(loadContentStamp(db)).toBe(first);
    await new Promise((passed) => setTimeout(passed, STAMP_LIFE_MS));
    const next = loadContentStamp(db);
    expect(next).not.toBe(first);
    expect(await next).toBe(await first);
  });
});
