import { Feed } from 'feed';
import { BRAND } from '@/lib/market/brand';

export interface FeedItem {
  /** Identifies the item for feed readers, and never changes. */
  id: string;
  link: string;
  title: string;
  text: string;
  /** Time in ISO 8601. */
  at: string;
  /** Name of the subject, if there is one. */
  category?: string | null;
}

export interface FeedFacts {
  title: string;
  description: string;
  /** Tag of the language and country, such as `fr-MA`. */
  language: string;
  /** Absolute addresses: of the feed, and of the page with the same content. */
  feed: string;
  page: string;
  items: readonly FeedItem[];
}

/** Maximum number of items of a feed. Its page has the rest. */
const MAX_FEED_ITEMS = 30;

/** Removes the characters that XML does not allow, even escaped. */
const withoutInvalidXml = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Returns a plain text as HTML: feed readers show descriptions as HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a feed of the latest items as RSS 2.0, the newest first. */
export function rssFeed({ title, description, language, feed, page, items }: FeedFacts): string {
  const latest = items
    .map(({ at, text, category, ...item }) => ({
      ...item,
      title: withoutInvalidXml(item.title),
      description: asHtml(withoutInvalidXml(text)),
      date: new Date(at),
      category: category ? [{ name: category }] : [],
    }))
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, MAX_FEED_ITEMS);
  const rss = new Feed({
    id: page,
    link: page,
    title: withoutInvalidXml(title),
    description: withoutInvalidXml(description),
    language,
    generator: false,
    copyright: BRAND.name,
    feedLinks: { rss: feed },
    updated: latest[0]?.date ?? new Date(0),
  });
  latest.forEach((item) => rss.addItem(item));
  return rss.rss2();
}
