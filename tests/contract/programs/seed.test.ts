import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CitiesRequest } from '@/lib/contract/places/places';
import { COUNTRIES } from '@/lib/market/country';
import type { Database } from '@/lib/server/platform/db/open';
import { seedDatabase } from '@/lib/server/programs/seed/seed';
import { countryRows } from '@/lib/server/programs/seed/rows';
import hubs from '@/lib/server/programs/seed/data/hubs.json';
import type { Tables } from '@/lib/server/platform/db/tables/tables';
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database';
import { postgresServer } from '../support/template';

const SEEDED = [
  'countries',
  'dictionaries',
  'exchange_rates',
  'hubs',
  'rates',
  'holidays',
  'import_rules',
  'articles',
  'jobs',
  'provinces',
  'cities',
  'areas',
  'sites',
] as const satisfies (keyof Tables)[];
const hubCount = hubs.flatMap(({ cities }) => cities).length;

async function counts(db: Database): Promise<Record<string, number>> {
  const entries = SEEDED.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe.each(postgresServer ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))('seed on %s', (engine) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await createFreshDatabase(engine);
  });
  afterEach(() => fresh.drop());
  /** Continues with a database that this run has filled once. */
  const useFilled = async () => {
    await fresh.drop();
    fresh = await createFreshDatabase(engine, 'seeded');
  };

  it('fills every table of an empty database once', async () => {
    expect(await seedDatabase(fresh.db, new Date())).toBe(true);
    const seedCounts = await counts(fresh.db);
    expect(seedCounts).toMatchObject({ countries: 11, exchange_rates: 12, hubs: hubCount, rates: 82 });
    for (const table of SEEDED) expect(seedCounts[table], table).toBeGreaterThan(0);

    expect(await seedDatabase(fresh.db, new Date())).toBe(false);
    expect(await counts(fresh.db)).toEqual(seedCounts);
  });

  it('gives every place a code that the calls accept', async () => {
    await useFilled();
    for (const table of ['provinces', 'cities', 'areas'] as const) {
      const rows = await fresh.db.selectFrom(table).select(['code', 'search']).execute();
      expect(rows.filter(({ code }) => !CitiesRequest.safeParse({ provinceCode: code }).success)).toEqual([]);
      expect(rows.filter(({ search }) => !/^\|[^|]/.test(search))).toEqual([]);
    }
  });

  it('marks the main city of every country, never a remote one', async () => {
    await useFilled();
    const main = await fresh.db.selectFrom('cities').select(['country_code', 'remote']).where('main', '=', 1).execute();
    expect(new Set(main.map((city) => city.country_code))).toEqual(new Set(COUNTRIES));
    expect(main.filter(({ remote }) => remote === 1)).toEqual([]);
  });

  it('runs in one of two processes that start at once', async () => {
    const responses = await Promise.all([
      seedDatabase(fresh.db, new Date()),
      seedDatabase(fresh.another(), new Date()),
    ]);
    expect(responses.toSorted()).toEqual([false, true]);
    expect(await counts(fresh.db)).toMatchObject({ countries: 11, rates: 82 });
  });

  it('waits for a program that locks the database for longer than a call may wait', async () => {
    let report = () => {};
    const lockReport = new Promise<void>((resolve) => (report = resolve));
    const abandoned = fresh
      .another()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('countries').values(countryRows()).execute();
        report();
        await setTimeout(2500);
        throw new Error('abandoned');
      });
    await lockReport;
    await Promise.all([expect(abandoned).rejects.toThrow('abandoned'), seedDatabase(fresh.db, new Date())]);
    expect(await counts(fresh.db)).toMatchObject({ countries: 11, rates: 82 });
  });

  it('leaves nothing behind if it fails', async () => {
    const row = { code: 'GHACC', country_code: 'GH', names: '{}', lat: 0, lng: 0, role: 'city', sort: 0 } as const;
    await fresh.db.insertInto('hubs').values(row).execute();
    await expect(seedDatabase(fresh.db, new Date())).rejects.toThrow();
    expect(await counts(fresh.db)).toMatchObject({ countries: 0, dictionaries: 0, rates: 0, cities: 0, hubs: 1 });
  });

  it('changes nothing once an operator has changed the data', async () => {
    await useFilled();
    await fresh.db
      .updateTable('rates')
      .set({ first_kg_minor: 1 })
      .where('id', '=', 'business-express:GH:main')
      .execute();
    await seedDatabase(fresh.db, new Date());
    const { first_kg_minor: storedMinor } = await fresh.db
      .selectFrom('rates')
      .select('first_kg_minor')
      .where('id', '=', 'business-express:GH:main')
      .executeTakeFirstOrThrow();
    expect(storedMinor).toBe(1);
  });
});
