import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArticleRecord, articleRow } from '@/lib/server/content/news-and-jobs/article-record';
import {
  listArticles,
  findArticle,
  removeArticles,
  storeArticles,
} from '@/lib/server/content/news-and-jobs/article-store';
import { insertRows } from '@/lib/server/platform/db/insert-row';
import { parseConfig } from '@/lib/server/platform/config';
import { migrate } from '@/lib/server/platform/db/migrate';
import { MIGRATION_STEPS } from '@/lib/server/platform/db/migrations/steps';
import { openPreparedDatabase } from '@/lib/server/programs/seed/prepare';
import { articleRows, countryRows } from '@/lib/server/programs/seed/rows';
import earlier from '@/tests/fixtures/news-before-facts.json';
import { createEmptyDatabase, type FreshDatabase } from '../support/fresh-database';
import { ENGINES } from '../support/world';

const STEP = '0042-shipped-news';
const BEFORE = ArticleRecord.parse(earlier);
const OWN: ArticleRecord = { ...BEFORE, title: { ...BEFORE.title, en: 'Our own title' } };
const NOW = '2030-01-01T00:00:00.000Z';

describe.each(ENGINES)('a news text on %s', (engine) => {
  let fresh: FreshDatabase;
  beforeEach(async () => void (fresh = await createEmptyDatabase(engine)));
  afterEach(() => fresh.drop());

  /** The database of the release before the step, with its news and this article about prices. */
  async function fillBefore(article: ArticleRecord): Promise<void> {
    await migrate(fresh.db, engine, {
      runsContractSteps: true,
      steps: MIGRATION_STEPS.filter(({ name }) => name < STEP),
    });
    await insertRows(fresh.db, 'countries', countryRows());
    const others = articleRows().filter(({ id }) => id !== article.id);
    const rows = [articleRow(article), ...others.map(({ shipped: _, ...row }) => row)];
    await insertRows(fresh.db, 'articles', rows);
  }
  /** Prepares the database as each process does before it serves (dictionaries.test.ts starts one). */
  async function start(): Promise<void> {
    await migrate(fresh.db, engine);
    await openPreparedDatabase({
      config: parseConfig({ DATABASE_URL: fresh.url, SITE_URL: 'https://www.example.com' }),
      db: fresh.db,
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    });
  }
  const readArticle = () => findArticle(fresh.db, BEFORE.id, NOW);
  const versionOf = async () => {
    const versions = fresh.db.selectFrom('content_changes').select('version').where('tag', '=', 'news');
    return Number((await versions.executeTakeFirst())?.version ?? 0);
  };

  it('becomes that of this release, with facts in place of figures', async () => {
    await fillBefore(BEFORE);
    expect((await readArticle())?.summary.en).toContain('3%');
    const version = await versionOf();
    await start();
    expect((await readArticle())?.summary.en).toContain('{collectionPercent}');
    expect(articleRow((await readArticle())!).content).toBe(articleRows().find(({ id }) => id === BEFORE.id)?.content);
    expect(await versionOf()).toBe(version + 1);
    await start();
    expect(await versionOf()).toBe(version + 1);
  });

  it('stays as an operator wrote or removed it, before and after the step', async () => {
    await fillBefore(OWN);
    await start();
    expect(await readArticle()).toEqual(OWN);
    const changed = {
      ...(await listArticles(fresh.db)).find(({ id }) => id === 'battery-rule')!,
      summary: OWN.summary,
    };
    await storeArticles(fresh.db, [changed]);
    await removeArticles(fresh.db, ['connect-your-shop']);
    await start();
    expect(await findArticle(fresh.db, changed.id, NOW)).toEqual(changed);
    expect(await findArticle(fresh.db, 'connect-your-shop', NOW)).toBeUndefined();
  });
});
