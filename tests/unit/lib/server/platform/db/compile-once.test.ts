import { afterAll, describe, expect, it } from 'vitest';
import { compileOnce, shareConcurrentReads } from '@/lib/server/platform/db/drivers/compile-once';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase } from '@/lib/server/platform/db/open';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'compile-once-'));
const db = openDatabase(`file:${path.join(folder, 'site.db')}`);
await migrate(db, 'sqlite');
await db
  .insertInto('exchange_rates')
  .values([
    { currency: 'GHS', cny_per_unit: 2, as_of: '2026-11-01' },
    { currency: 'KES', cny_per_unit: 3, as_of: '2026-11-01' },
  ])
  .execute();
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe('a query that is compiled once', () => {
  let built = 0;
  const rateOf = compileOnce((database, currency: 'GHS' | 'KES') => {
    built += 1;
    return database.selectFrom('exchange_rates').select('cny_per_unit').where('currency', '=', currency);
  });

  it('returns separate results for each call', async () => {
    expect(await rateOf(db, 'GHS')).toEqual([{ cny_per_unit: 2 }]);
    expect(await rateOf(db, 'KES')).toEqual([{ cny_per_unit: 3 }]);
    expect(built).toBe(1);
  });

  it('is rejected if its parameters do not match', async () => {
    const wrong = compileOnce((database, _currency: string) =>
      database.selectFrom('exchange_rates').select('cny_per_unit').where('currency', '=', 'GHS'),
    );
    await expect(wrong(db, 'KES')).rejects.toThrow('the query must use each parameter once, in order');
  });
});

it('concurrent equal queries share a result, and later ones do not', async () => {
  let requestCount = 0;
  const find = shareConcurrentReads(async (_, currency: string) => {
    requestCount += 1;
    await Promise.resolve();
    return [currency];
  });
  expect(await Promise.all([find(db, 'GHS'), find(db, 'GHS'), find(db, 'KES')])).toEqual([['GHS'], ['GHS'], ['KES']]);
  expect(requestCount).toBe(2);
  await find(db, 'GHS');
  expect(requestCount).toBe(3);
});
