import { Feed } from 'feed';
import type { NewsSummary } from '@/lib/contract/content';
import { BRAND } from '@/lib/market/brand';

export interface NewsFeedFacts {
  /** The newest first. */
  articles: readonly NewsSummary[];
  title: string;
  description: string;
  /** `fr-MA` */
  language: string;
  /** Absolute addresses: of the feed, of the list of news, of an article. */
  feed: string;
  list: string;
  articleAt: (id: string) => string;
}

/** Readers of feeds want the latest; the list has the rest. */
const NEWEST = 30;

/** XML has no room for these, escaped or not. */
const clean = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** The market's news as RSS 2.0. */
export function newsFeed({ articles, title, description, language, feed, list, articleAt }: NewsFeedFacts): string {
  const latest = articles.slice(0, NEWEST);
  const rss = new Feed({
    id: list,
    link: list,
    title: clean(title),
    description: clean(description),
    language,
    generator: false,
    copyright: BRAND.name,
    feedLinks: { rss: feed },
    updated: new Date(latest[0]?.publishedAt ?? 0),
  });
  for (const { id, title: name, summary, publishedAt } of latest) {
    const link = articleAt(id);
    rss.addItem({ id: link, link, title: clean(name), description: clean(summary), date: new Date(publishedAt) });
  }
  return rss.rss2();
}
