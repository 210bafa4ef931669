import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '@/lib/server/db/open';
import { cachedLookup } from '@/lib/server/db/cached-lookup';

const database = (isTransaction = false) => ({ isTransaction }) as Queryable;

describe('cachedLookup', () => {
  // lru-cache takes a clock at 0 for no clock.
  beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1));
  afterEach(() => void vi.useRealTimers());

  const counting = (rows: Record<string, string>) => {
    const asked: string[][] = [];
    const find = cachedLookup<string>(async (_, codes) => {
      asked.push([...codes]);
      return new Map(codes.filter((code) => code in rows).map((code) => [code, rows[code]!]));
    });
    return { asked, find };
  };

  it('asks once a minute for each code of each database, and only for what it does not know', async () => {
    const { asked, find } = counting({ a: '1', b: '2' });
    const [one, other] = [database(), database()];
    expect([...(await find(one, ['a']))]).toEqual([['a', '1']]);
    expect((await find(one, ['a', 'b'])).get('b')).toBe('2');
    await find(one, ['b', 'a']);
    await find(other, ['a']);
    vi.advanceTimersByTime(60_001);
    await find(one, ['a']);
    expect(asked).toEqual([['a'], ['b'], ['a'], ['a']]);
  });

  it('asks again for what was not found', async () => {
    const rows: Record<string, string> = {};
    const { asked, find } = counting(rows);
    const db = database();
    expect((await find(db, ['a'])).size).toBe(0);
    rows.a = '1';
    expect((await find(db, ['a'])).get('a')).toBe('1');
    expect(asked).toHaveLength(2);
  });

  it('asks for nothing when nothing is asked, and always inside a transaction', async () => {
    const { asked, find } = counting({ a: '1' });
    expect((await find(database(), [])).size).toBe(0);
    expect(asked).toEqual([]);
    const trx = database(true);
    await find(trx, ['a']);
    await find(trx, ['a']);
    expect(asked).toHaveLength(2);
  });
});
