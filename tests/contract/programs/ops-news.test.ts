import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import news from '@/lib/server/programs/seed/data/news.json';
import type { ArticleRecord } from '@/lib/server/content/news-and-jobs/article-record';
import errors from '@/messages/en/errors.json';
import { articleSample, articleTexts } from '../support/news-samples';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { onEachDatabase, type World } from '../support/world';

const importNews = (world: World, list: unknown, ...more: string[]) =>
  withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'news.json');
    writeFileSync(file, JSON.stringify(list));
    return runOpsCommand(world, 'news', 'import', file, ...more);
  });
const readArticle = (world: World, id: string, countryCode = 'UG') =>
  world.call('queryFrontBlogDetail', { id, countryCode });

onEachDatabase('ops news', (world) => {
  it('imports articles with safe HTML, and finds no change the second time', async () => {
    const dirty = articleSample('imp-1', {
      bodyHtml: articleTexts('<p onclick="x()">Words<script>x()</script></p><img src=x onerror=x()>'),
    });
    expect(await importNews(world(), [dirty])).toMatchObject({ code: 0, err: [] });
    expect((await readArticle(world(), 'imp-1')).body.data.bodyHtml).toBe('<p>Words</p>');
    const again = await importNews(world(), [dirty]);
    expect(again.out[0]).toBe('articles: 0 added, 0 changed, 1 unchanged, 0 removed.');
    const { content } = await world()
      .services.db.selectFrom('articles')
      .select('content')
      .where('id', '=', 'imp-1')
      .executeTakeFirstOrThrow();
    expect(content).not.toMatch(/script|onclick|onerror/);
  });

  it('stores an article’s topic, and accepts older files without topics', async () => {
    const { topic: _, ...earlier } = articleSample('imp-3');
    expect((await importNews(world(), [earlier, articleSample('imp-4', { topic: 'rules' })])).code).toBe(0);
    const topics = await Promise.all(
      ['imp-3', 'imp-4'].map(async (id) => (await readArticle(world(), id)).body.data.topic),
    );
    expect(topics).toEqual([null, 'rules']);
  });

  it('changes the markets of an article, which other markets then refuse by name (§8)', async () => {
    await importNews(world(), [articleSample('imp-2', { countries: ['UG', 'KE'] })]);
    expect((await readArticle(world(), 'imp-2', 'KE')).status).toBe(200);
    expect((await importNews(world(), [articleSample('imp-2')])).out[0]).toContain('1 changed');
    const { status, body } = await readArticle(world(), 'imp-2', 'KE');
    expect({ status, message: body.message }).toEqual({ status: 404, message: errors.newsNotForMarket });
  });

  it('imports all or nothing and reports every problem', async () => {
    const { ur: _, ...five } = articleTexts('No Urdu');
    const run = await importNews(world(), [
      articleSample('good-1'),
      { ...articleSample('bad-1'), summary: five },
      articleSample('Bad Id'),
      { ...articleSample('bad-3'), countries: ['FR'] },
      articleSample('bad-4', { countries: [] }),
      { ...articleSample('bad-5'), publishedAt: 'yesterday' },
      articleSample('bad-6', { bodyHtml: articleTexts('<script>only()</script>') }),
      { ...articleSample('bad-7'), author: 'me' },
      { ...articleSample('bad-8'), topic: 'weather' },
    ]);
    expect(run.code).toBe(1);
    const output = run.err.join('\n');
    for (const part of [
      'item 2, summary.ur',
      'item 3, id',
      'item 4, countries.0',
      'item 5, countries',
      'item 6, publishedAt',
    ])
      expect(output).toContain(part);
    expect(output).toContain('item 7, bodyHtml.en');
    expect(output).toContain('item 8');
    expect(output).toContain('item 9, topic');
    expect((await readArticle(world(), 'good-1')).status).toBe(404);
  });

  it('exports what it imports, and removes articles that a file lacks only on request', async () => {
    const exportRun = await runOpsCommand(world(), 'news', 'export');
    const whole = JSON.parse(exportRun.out.join('\n')) as ArticleRecord[];
    expect(whole.map(({ id }) => id)).toEqual(expect.arrayContaining(news.map(({ id }) => id)));
    expect((await importNews(world(), whole)).out[0]).toContain(
      `0 added, 0 changed, ${whole.length} unchanged, 0 removed`,
    );
    const [first] = whole;
    expect((await importNews(world(), [first], '--replace')).out[0]).toContain(`${whole.length - 1} removed`);
    expect((await world().call('queryShowyBlogList', { countryCode: first!.countries[0] })).body.data.total).toBe(1);
  });

  it('notifies the running site of changed news, and only then', async () => {
    const versionOf = async () =>
      (await world().services.db.selectFrom('content_changes').selectAll().where('tag', '=', 'news').executeTakeFirst())
        ?.version ?? 0;
    const before = Number(await versionOf());
    await importNews(world(), [articleSample('imp-3')]);
    expect(Number(await versionOf())).toBe(before + 1);
    await importNews(world(), [articleSample('imp-3')]);
    expect(Number(await versionOf())).toBe(before + 1);
  });
});
