import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noteContentChange, readContentChanges } from '@/lib/server/pages/content-changes';
import { watchContent } from '@/lib/server/pages/watch-content';
import { freshDatabase } from './fresh-database';
import { onEachDatabase } from './world';

const NOW = new Date('2026-11-20T08:00:00.000Z');

onEachDatabase('changes of content', (world) => {
  it('are counted tag by tag, also when several processes note them at once', async () => {
    const { db, another, drop } = await freshDatabase(world().engine);
    const second = another();
    expect(await readContentChanges(db)).toEqual([]);
    await noteContentChange(db, 'news', NOW);
    await Promise.all([db, second, db, second].map((each) => noteContentChange(each, 'rates', NOW)));
    const changes = (await readContentChanges(second)).toSorted((one, other) => one.tag.localeCompare(other.tag));
    expect(changes).toEqual([
      { tag: 'news', version: 1, changedAt: NOW.toISOString() },
      { tag: 'rates', version: 4, changedAt: NOW.toISOString() },
    ]);
    await drop();
  });

  it('that were rolled back were none', async () => {
    const { db, drop } = await freshDatabase(world().engine);
    const failing = db.transaction().execute(async (trx) => {
      await noteContentChange(trx, 'sites', NOW);
      throw new Error('the list was refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await readContentChanges(db)).toEqual([]);
    await drop();
  });

  it('reach a watching process within two looks, until it stops', { timeout: 30_000 }, async () => {
    const { db, another, drop } = await freshDatabase(world().engine);
    const seen: string[] = [];
    const stop = watchContent({ db: another(), log: world().services.log }, (tags) => seen.push(...tags));
    await noteContentChange(db, 'jobs', NOW);
    await expect.poll(() => seen, { timeout: 5000 }).toContain('jobs');
    // What was kept while it was away may be old: afterwards every change counts again.
    await expect.poll(() => seen.length, { timeout: 8000 }).toBe(2);
    await sql`alter table content_changes rename to away`.execute(db);
    await new Promise((passed) => setTimeout(passed, 2500));
    expect(seen).toHaveLength(2);
    await sql`alter table away rename to content_changes`.execute(db);
    await expect.poll(() => seen.length, { timeout: 5000 }).toBeGreaterThan(2);
    stop();
    seen.length = 0;
    await noteContentChange(db, 'jobs', NOW);
    await new Promise((passed) => setTimeout(passed, 4500));
    expect(seen).toEqual([]);
    await drop();
  });
});
