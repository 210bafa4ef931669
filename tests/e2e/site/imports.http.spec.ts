import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OwnSite } from '../support/own-site';

/** Maximum number of milliseconds until an import is visible everywhere. */
const SOON = { timeout: 8000, intervals: [250] };

let site: OwnSite;

interface Article {
  id: string;
  countries: string[];
  title: Record<string, string>;
}
interface Rate {
  countryCode: string;
  remark: Record<string, string>;
}

/** Exports a list, changes it and imports it again, as an operator would. */
function edit<Item>(list: string, change: (items: Item[]) => unknown): void {
  const file = path.join(site.folder, `${list}.json`);
  site.ops(list, 'export', file);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Item[])));
  site.ops(list, 'import', file, '--replace');
}

test.describe('content that operators import', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    site = await OwnSite.create();
    await site.start();
  });

  test.afterAll(() => site?.drop());

  test('appears on every page within seconds, and disappears as fast', async () => {
    const title = 'A headline from another process';
    const pages = ['/gh-en/article-list', '/gh-en', '/sitemap/gh-en.xml'];
    const pagesShowIt = () =>
      Promise.all(pages.map(site.text)).then((all) => all.map((html) => /another(-| )process/.test(html)));
    expect(await pagesShowIt()).toEqual([false, false, false]);
    expect(await site.status('/gh-en/article-list/another-process')).toBe(404);
    const before: Article[] = [];
    edit<Article>('news', (articles) => {
      before.push(...articles);
      const model = articles.find(({ countries }) => countries.includes('GH'))!;
      const added = { ...model, id: 'another-process', publishedAt: new Date().toISOString() };
      return [...articles, { ...added, title: { ...model.title, en: title } }];
    });
    await expect.poll(pagesShowIt, SOON).toEqual([true, true, true]);
    expect(await site.text('/gh-en/article-list/another-process')).toContain(title);
    edit('news', () => before);
    await expect.poll(pagesShowIt, SOON).toEqual([false, false, false]);
    await expect.poll(() => site.status('/gh-en/article-list/another-process'), SOON).toBe(404);
  });

  test('appears within seconds after a restart, although the pages were rendered before', async () => {
    const remark = 'Remark of a later tariff';
    expect(await site.text('/gh-en/rates')).not.toContain(remark);
    await site.stop();
    edit<Rate>('rates', (rates) =>
      rates.map((rate) => (rate.countryCode === 'GH' ? { ...rate, remark: { ...rate.remark, en: remark } } : rate)),
    );
    await site.start();
    await expect.poll(() => site.text('/gh-en/rates'), SOON).toContain(remark);
  });
});
