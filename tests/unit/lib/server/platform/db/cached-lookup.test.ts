import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '@/lib/server/platform/db/open';
import { cachedLookup } from '@/lib/server/platform/db/cached-lookup';

const database = (isTransaction = false) => ({ isTransaction }) as Queryable;

describe('cachedLookup', () => {
  // lru-cache treats a clock at 0 as no clock.
  beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1));
  afterEach(() => void vi.useRealTimers());

  const counting = (rows: Record<string, string>) => {
    const requests: string[][] = [];
    const imports = { stamp: 'rates 1' };
    const load = async (_: Queryable, codes: readonly string[]) => {
      requests.push([...codes]);
      const entries = new Map(codes.filter((code) => code in rows).map((code) => [code, rows[code]!]));
      await Promise.resolve();
      return entries;
    };
    const find = cachedLookup<string>(load, async () => imports.stamp);
    return { requests, find, imported: imports };
  };

  it('queries once a minute for each code of each database, and only unknown ones', async () => {
    const { requests, find } = counting({ a: '1', b: '2' });
    const [one, other] = [database(), database()];
    expect([...(await find(one, ['a']))]).toEqual([['a', '1']]);
    expect((await find(one, ['a', 'b'])).get('b')).toBe('2');
    await find(one, ['b', 'a']);
    await find(other, ['a']);
    vi.advanceTimersByTime(60_001);
    await find(one, ['a']);
    expect(requests).toEqual([['a'], ['b'], ['a'], ['a']]);
  });

  it('queries again for a missing entry', async () => {
    const rows: Record<string, string> = {};
    const { requests, find } = counting(rows);
    const db = database();
    expect((await find(db, ['a'])).size).toBe(0);
    rows.a = '1';
    expect((await find(db, ['a'])).get('a')).toBe('1');
    expect(requests).toHaveLength(2);
  });

  it('skips an empty request, and always queries inside a transaction', async () => {
    const { requests, find } = counting({ a: '1' });
    expect((await find(database(), [])).size).toBe(0);
    expect(requests).toEqual([]);
    const trx = database(true);
    await find(trx, ['a']);
    await find(trx, ['a']);
    expect(requests).toHaveLength(2);
  });

  it('queries again after an import, and forgets earlier results', async () => {
    const rows: Record<string, string> = { a: 'old' };
    const { requests, find, imported } = counting(rows);
    const db = database();
    const begunBefore = find(db, ['a']);
    await Promise.resolve();
    await Promise.resolve();
    rows.a = 'new';
    imported.stamp = 'rates 2';
    expect((await find(db, ['a'])).get('a')).toBe('new');
    expect((await begunBefore).get('a')).toBe('old');
    expect((await find(db, ['a'])).get('a')).toBe('new');
    expect(requests).toEqual([['a'], ['a']]);
  });
});
