import { describe, expect, it } from 'vitest';
import type { LocationView, NewsSummary } from '@/lib/contract/content/content';
import { ERRORS } from '@/lib/contract/error-codes';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { fillFacts } from '@/lib/server/content/news-and-jobs/fill-facts';
import { articleRow, type ArticleRecord } from '@/lib/server/content/news-and-jobs/article-record';
import hubs from '@/lib/server/programs/seed/data/hubs.json';
import news from '@/lib/server/programs/seed/data/news.json';
import errors from '@/messages/en/errors.json';
import { DAY_MS } from '@/lib/time/durations';
import { expectNoServerError, HOSTILE_VALUES } from '../support/hostile/hostile';
import { articleSample, articleTexts } from '../support/news-samples';
import { onEachDatabase, type World } from '../support/world';

const EVIL = [
  '<p onclick="alert(1)">Words<script>alert(2)</script><style>p{}</style>',
  '<a href="javascript:alert(3)">one</a><a href=" java&#x09;script:alert(4)">two</a>',
  '<a href="//evil.example/x">three</a><a href="https://example.org/ok">four</a>',
  '<img src=x onerror="alert(5)"><svg/onload=alert(6)><iframe srcdoc="<script>alert(7)</script>"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(8)></style></p>',
].join('');

/** Article for the Emirates, not for Ghana or Türkiye. */
const EMIRATI = news.find(
  ({ countries }) => countries.includes('AE') && !countries.includes('GH') && !countries.includes('TR'),
)!;

async function listIds(world: World, input: object, headers = {}): Promise<string[]> {
  const { body } = await world.call('queryShowyBlogList', { ...input }, headers);
  return body.data.items.map(({ id }: NewsSummary) => id);
}

function expectHarmless(html: string): void {
  expect(html).not.toMatch(/script|onclick|onerror|onload|srcdoc|<img|<svg|<iframe|<style|<math|<form|alert/i);
  expect(html).not.toContain('//evil.example');
}

onEachDatabase('news and locations', (world) => {
  describe('the news list', () => {
    it("shows a market's articles, the newest first", async () => {
      const { status, body } = await world().call('queryShowyBlogList', { countryCode: 'MA' }, { lang: 'fr' });
      expect(status).toBe(200);
      const moroccan = news
        .filter(({ countries }) => countries.includes('MA'))
        .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
      expect(moroccan.length).toBeGreaterThan(1);
      expect(moroccan.length).toBeLessThan(news.length);
      expect(body.data.total).toBe(moroccan.length);
      expect(body.data.items.map(({ id }: NewsSummary) => id)).toEqual(moroccan.map(({ id }) => id));
    });

    it('uses the market of the call when none is named', async () => {
      const ghana = await listIds(world(), {}, { countryCode: 'GH' });
      const saudi = await listIds(world(), { countryCode: 'SA' }, { countryCode: 'GH' });
      const readIn = (id: string) => news.find((one) => one.id === id)!.countries;
      expect(ghana.every((id) => readIn(id).includes('GH'))).toBe(true);
      expect(saudi.every((id) => readIn(id).includes('SA'))).toBe(true);
      // Each market has an article that the other lacks.
      expect(saudi).not.toEqual(expect.arrayContaining(ghana));
      expect(ghana).not.toEqual(expect.arrayContaining(saudi));
    });

    it('is paged without repeating or losing an article', async () => {
      const whole = await listIds(world(), { countryCode: 'GH', size: 50 });
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => listIds(world(), { countryCode: 'GH', page, size: 4 })),
      );
      expect(pages.flat()).toEqual(whole);
      expect(pages[3]).toEqual([]);
    });

    it('is in the language of the request', async () => {
      const titles = await Promise.all(
        LANGUAGES.map(async (lang) => {
          const { body } = await world().call('queryShowyBlogList', { countryCode: 'GH', size: 1 }, { lang });
          return body.data.items[0].title as string;
        }),
      );
      const newest = news
        .filter(({ countries }) => countries.includes('GH'))
        .reduce((one, other) => (other.publishedAt > one.publishedAt ? other : one));
      expect(titles).toEqual(LANGUAGES.map((language) => newest.title[language]));
    });

    it('hides unpublished articles', async () => {
      const tomorrow = new Date(world().services.now().getTime() + DAY_MS).toISOString();
      await world()
        .services.db.insertInto('articles')
        .values(articleRow(articleSample('tomorrow', { publishedAt: tomorrow })))
        .execute();
      expect(await listIds(world(), { countryCode: 'UG', size: 50 })).not.toContain('tomorrow');
      const early = await world().call('queryFrontBlogDetail', { id: 'tomorrow', countryCode: 'UG' });
      expect(early.status).toBe(404);
      world().pass(2 * DAY_MS);
      expect(await listIds(world(), { countryCode: 'UG', size: 50 })).toContain('tomorrow');
    });

    it('rejects pages and sizes out of range', async () => {
      for (const input of [
        { page: 0 },
        { page: 1001 },
        { size: 0 },
        { size: 51 },
        { page: 1.5 },
        { countryCode: 'FR' },
      ]) {
        expect((await world().call('queryShowyBlogList', input)).status).toBe(422);
      }
    });
  });

  describe('an article', () => {
    it('is readable in its own markets', async () => {
      const { status, body } = await world().call(
        'queryFrontBlogDetail',
        { id: EMIRATI.id, countryCode: 'AE' },
        { lang: 'ar' },
      );
      expect(status).toBe(200);
      expect(body.data.countries).toEqual(EMIRATI.countries);
      expect(body.data.bodyHtml).toMatch(/^<p>/);
      expect(body.data.publishedAt).toBe(EMIRATI.publishedAt);
    });

    it('is refused by name in other markets, by parameter or by header (§8)', async () => {
      const { id } = EMIRATI;
      const byParameter = await world().call('queryFrontBlogDetail', { id, countryCode: 'GH' }, { countryCode: 'AE' });
      const byHeader = await world().call('queryFrontBlogDetail', { id }, { countryCode: 'TR' });
      for (const { status, body } of [byParameter, byHeader]) {
        expect(status).toBe(404);
        expect(body.code).toBe(ERRORS.newsNotForMarket.code);
        expect(body.message).toBe(errors.newsNotForMarket);
        expect(body.data).toBeNull();
      }
    });

    it('is not found if it does not exist', async () => {
      const { status, body } = await world().call('queryFrontBlogDetail', { id: 'no-such-article' });
      expect(status).toBe(404);
      expect(body.code).toBe(ERRORS.notFound.code);
    });
  });

  describe('stored HTML', () => {
    it('is sanitised when it is written', async () => {
      const row = articleRow(articleSample('evil', { bodyHtml: articleTexts(EVIL) }));
      expectHarmless(row.content);
      const { en } = (JSON.parse(row.content) as ArticleRecord).bodyHtml;
      expect(en).toContain('Words');
      expect(en).toContain('<a href="https://example.org/ok">four</a>');
      expect(en).toContain('<a>one</a>');
    });

    it('is sanitised again when it is read', async () => {
      const bad = { ...articleSample('smuggled'), bodyHtml: articleTexts(EVIL) };
      const { title, summary, bodyHtml } = bad;
      const row = { ...articleRow(bad), content: JSON.stringify({ title, summary, bodyHtml }) };
      await world().services.db.insertInto('articles').values(row).execute();
      const { body } = await world().call('queryFrontBlogDetail', { id: 'smuggled', countryCode: 'UG' });
      expectHarmless(body.data.bodyHtml);
      expect(body.data.bodyHtml).toContain('Words');
    });

    it('is unchanged for the shipped articles', async () => {
      const ids = await listIds(world(), { countryCode: 'AE', size: 50 });
      expect(ids).toContain(EMIRATI.id);
      for (const id of ids) {
        const { body } = await world().call('queryFrontBlogDetail', { id, countryCode: 'AE' }, { lang: 'ar' });
        const articles = await world()
          .services.db.selectFrom('articles')
          .select('content')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const { bodyHtml } = JSON.parse(articles.content) as ArticleRecord;
        expect(body.data.bodyHtml).toBe(fillFacts(bodyHtml.ar, 'ar'));
        expect(body.data.bodyHtml).not.toMatch(/[{}]/);
      }
    });
  });

  describe('the list of locations', () => {
    it('has the points of the whole network, with Guangzhou as the one origin', async () => {
      const { body } = await world().call('queryAllLocation', {}, { lang: 'zh-CN' });
      const all = body.data as LocationView[];
      expect(all.map(({ code }) => code)).toEqual(hubs.flatMap(({ cities }) => cities.map(({ code }) => code)));
      expect(new Set(all.map(({ countryCode }) => countryCode))).toEqual(new Set(COUNTRIES));
      expect(all.filter(({ role }) => role === 'origin')).toEqual([
        { code: 'CNCAN', name: '广州', countryCode: 'CN', lat: 23.13, lng: 113.26, role: 'origin' },
      ]);
      for (const { lat, lng } of all) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      }
    });

    it('names the points of one country in the language of the request', async () => {
      const { body } = await world().call('queryLocationByCountry', { countryCode: 'GH' }, { lang: 'tr' });
      expect(body.data.map(({ name }: LocationView) => name)).toEqual(['Akra', 'Tema', 'Kumasi', 'Takoradi', 'Tamale']);
      expect((await world().call('queryLocationByCountry', { countryCode: 'DE' })).status).toBe(422);
    });
  });

  it('never fails on hostile input', async () => {
    const fields = ['countryCode', 'page', 'size'];
    const lists = fields.flatMap((field) => HOSTILE_VALUES.map((value) => ({ [field]: value })));
    await expectNoServerError(world(), 'queryShowyBlogList', lists);
    const words = HOSTILE_VALUES.map((value) =>
      (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 900),
    );
    const ids = words.map((id) => ({ id }));
    await expectNoServerError(world(), 'queryFrontBlogDetail', ids);
    await expectNoServerError(
      world(),
      'queryFrontBlogDetail',
      words.map((countryCode) => ({ id: EMIRATI.id, countryCode })),
    );
    await expectNoServerError(
      world(),
      'queryLocationByCountry',
      words.map((countryCode) => ({ countryCode })),
    );
  });
});
