// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { articlesByYear } from '@/components/pages/news/news-archive';
import { newsFeed } from '@/components/pages/news/news-feed';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import type { NewsSummary } from '@/lib/contract/content/content';

const article = (id: string, publishedAt: string, rest: Partial<NewsSummary> = {}): NewsSummary => ({
  id,
  title: `Title of ${id}`,
  summary: 'Summary',
  publishedAt,
  topic: 'rules',
  ...rest,
});

const feedOf = (articles: readonly NewsSummary[], notices: readonly LaneNoticeView[] = []) =>
  new DOMParser().parseFromString(
    newsFeed({
      articles,
      notices,
      title: 'أخبار & more',
      description: 'What changes',
      language: 'ar-EG',
      feed: 'https://dunia.test/eg-ar/article-list/rss.xml',
      page: 'https://dunia.test/eg-ar/article-list',
      articleAt: (id) => `https://dunia.test/eg-ar/article-list/${id}`,
      topicName: (topic) => `Topic ${topic}`,
    }),
    'application/xml',
  );
const text = (parent: Document | Element, path: string) => parent.querySelector(path)?.textContent?.trim();

describe('newsFeed', () => {
  it('has the notices of lanes among the articles, by day', () => {
    const notice: LaneNoticeView = {
      id: 'full-declaration',
      severity: 'information',
      origin: 'CN',
      destination: 'TR',
      source: null,
      from: '2026-02-06',
      until: null,
      title: 'Full declaration',
      text: 'For every purchase',
    };
    const articles = [
      article('new', '2026-10-12T08:00:00.000Z'),
      article('old', '2026-01-12T08:00:00.000Z', { topic: null }),
    ];
    const items = [...feedOf(articles, [notice]).querySelectorAll('item')];
    expect(items.map((item) => text(item, 'title'))).toEqual(['Title of new', 'Full declaration', 'Title of old']);
    expect(text(items[1]!, 'link')).toBe('https://dunia.test/eg-ar/article-list#full-declaration');
    expect(items.map((item) => text(item, 'category'))).toEqual(['Topic rules', undefined, undefined]);
    expect(text(items[1]!, 'pubDate')).toBe('Fri, 06 Feb 2026 00:00:00 GMT');
  });

  it('is a channel in the market’s language with its own address', () => {
    const xml = feedOf([article('a', '2026-10-12T08:00:00.000Z')]);
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(text(xml, 'channel > title')).toBe('أخبار & more');
    expect(text(xml, 'channel > language')).toBe('ar-EG');
    expect(text(xml, 'channel > link')).toBe('https://dunia.test/eg-ar/article-list');
    const self = xml.getElementsByTagName('atom:link')[0];
    expect({ href: self?.getAttribute('href'), rel: self?.getAttribute('rel') }).toEqual({
      href: 'https://dunia.test/eg-ar/article-list/rss.xml',
      rel: 'self',
    });
  });

  it('has an item for each article, in their order, with its own address', () => {
    const xml = feedOf([article('b', '2026-10-12T08:00:00.000Z'), article('a', '2026-09-01T08:00:00.000Z')]);
    const items = [...xml.querySelectorAll('item')];
    expect(items.map((item) => text(item, 'title'))).toEqual(['Title of b', 'Title of a']);
    expect(text(items[0]!, 'link')).toBe('https://dunia.test/eg-ar/article-list/b');
    expect(text(items[0]!, 'guid')).toBe('https://dunia.test/eg-ar/article-list/b');
    expect(new Date(text(items[1]!, 'pubDate')!).toISOString()).toBe('2026-09-01T08:00:00.000Z');
  });

  it('stays well-formed with any title', () => {
    const title = ']]><script>alert(1)</script> & \u0000\u0008 "quoted"';
    const xml = feedOf([article('a', '2026-10-12T08:00:00.000Z', { title, summary: title })]);
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelector('script')).toBeNull();
    expect(text(xml, 'item > title')).toBe(']]><script>alert(1)</script> &  "quoted"');
    expect(text(xml, 'item > description')).toBe(']]&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;  "quoted"');
  });

  it('has the first thirty articles, and may be empty', () => {
    const many = Array.from({ length: 40 }, (_, index) => article(`a${index}`, '2026-10-12T08:00:00.000Z'));
    const titles = [...feedOf(many).querySelectorAll('item')].map((item) => text(item, 'title'));
    expect(titles).toEqual(many.slice(0, 30).map(({ title }) => title));
    const none = feedOf([]);
    expect(none.querySelector('parsererror')).toBeNull();
    expect(none.querySelectorAll('item')).toHaveLength(0);
  });
});

describe('articlesByYear', () => {
  it('preserves the order, within and among the years', () => {
    const articles = ['2026-03-01', '2026-01-01', '2025-12-31', '2024-06-06'].map((day) =>
      article(day, `${day}T08:00:00.000Z`),
    );
    expect(articlesByYear(articles).map(({ year, articles: own }) => [year, own.map(({ id }) => id)])).toEqual([
      ['2026', ['2026-03-01', '2026-01-01']],
      ['2025', ['2025-12-31']],
      ['2024', ['2024-06-06']],
    ]);
    expect(articlesByYear([])).toEqual([]);
  });
});
