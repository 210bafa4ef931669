import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { recordContentChange, readContentChanges, type ContentChange } from '@/lib/server/platform/content-changes';
import { watchContent } from '@/lib/server/web/stored-pages/watch-content';
import { createFreshDatabase } from '../support/fresh-database';
import { onEachDatabase } from '../support/world';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const WAIT = { timeout: 5000, interval: 10 };

onEachDatabase('a change of content', (world) => {
  it('is counted for each tag, also when several processes record changes at once', async () => {
    const { db, another, drop } = await createFreshDatabase(world().engine);
    const second = another();
    expect(await readContentChanges(db)).toEqual([]);
    await recordContentChange(db, 'news', NOW);
    await Promise.all([db, second, db, second].map((each) => recordContentChange(each, 'rates', NOW)));
    const changes = (await readContentChanges(second)).toSorted((one, other) => one.tag.localeCompare(other.tag));
    expect(changes).toEqual([
      { tag: 'news', version: 1, changedAt: NOW.toISOString() },
      { tag: 'rates', version: 4, changedAt: NOW.toISOString() },
    ]);
    await drop();
  });

  it('is not counted after a rollback', async () => {
    const { db, drop } = await createFreshDatabase(world().engine);
    const failing = db.transaction().execute(async (trx) => {
      await recordContentChange(trx, 'sites', NOW);
      throw new Error('the list was refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await readContentChanges(db)).toEqual([]);
    await drop();
  });

  it('reaches a watching process within two polls until it stops', async () => {
    const { db, another, drop } = await createFreshDatabase(world().engine);
    const [seenTags, loggedTags]: [string[], string[]] = [[], []];
    const looks: (readonly ContentChange[])[] = [];
    const log = pino({}, { write: (line) => void loggedTags.push((JSON.parse(line) as { msg: string }).msg) });
    const watch = (seen: string[]) =>
      watchContent(
        { db: another(), log, lookEveryMs: 20 },
        { onChanges: (changes) => void looks.push(changes), expire: (tags) => void seen.push(...tags) },
      );
    const stop = watch(seenTags);
    await recordContentChange(db, 'jobs', NOW);
    await vi.waitFor(() => expect(seenTags).toEqual(['jobs', 'jobs']), WAIT);
    await sql`alter table content_changes rename to away`.execute(db);
    await vi.waitFor(() => expect(loggedTags).toHaveLength(1), WAIT);
    expect(seenTags).toHaveLength(2);
    await sql`alter table away rename to content_changes`.execute(db);
    // Data stored during the outage may be outdated, so every change counts again afterwards.
    await vi.waitFor(() => expect(seenTags).toEqual(['jobs', 'jobs', 'jobs', 'jobs']), WAIT);
    expect(loggedTags).toHaveLength(2);
    expect(looks.at(-1)).toEqual([{ tag: 'jobs', version: 1, changedAt: NOW.toISOString() }]);
    stop();
    await recordContentChange(db, 'jobs', NOW);
    // Starts another watch with the same interval, which has checked twice by the end.
    const witness: string[] = [];
    const stopWitness = watch(witness);
    await vi.waitFor(() => expect(witness).toEqual(['jobs', 'jobs']), WAIT);
    stopWitness();
    expect(seenTags).toHaveLength(4);
    await drop();
  });
});
