import { Feed } from 'feed';
import type { NewsSummary, NewsTopic } from '@/lib/contract/content/content';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import { BRAND } from '@/lib/market/brand';

type TopicName = (topic: NewsTopic) => string;

export interface NewsFeedFacts {
  /** The newest first. */
  articles: readonly NewsSummary[];
  notices: readonly LaneNoticeView[];
  title: string;
  description: string;
  /** `fr-MA` */
  language: string;
  /** Absolute addresses: of the feed, of the list of news, of an article. */
  feed: string;
  list: string;
  articleAt: (id: string) => string;
  topicName: TopicName;
}

/** Maximum number of entries of the feed; the page of news has the rest. */
const NEWEST = 30;

/** Removes the characters that XML does not allow, even escaped. */
const clean = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

function articleItem({ title, summary, publishedAt, topic }: NewsSummary, link: string, topicName: TopicName) {
  const category = topic ? [{ name: topicName(topic) }] : [];
  return { id: link, link, title: clean(title), description: clean(summary), date: new Date(publishedAt), category };
}

/** Returns the item of a notice, which leads to the notice in the list of news. */
function noticeItem({ id, title, text, from }: LaneNoticeView, list: string) {
  const link = `${list}#${id}`;
  return { id: link, link, title: clean(title), description: clean(text), date: new Date(from) };
}

/** Returns the market's news and notices as RSS 2.0. */
export function newsFeed({
  articles,
  notices,
  title,
  description,
  language,
  feed,
  list,
  articleAt,
  topicName,
}: NewsFeedFacts): string {
  const latest = [
    ...articles.map((article) => articleItem(article, articleAt(article.id), topicName)),
    ...notices.map((notice) => noticeItem(notice, list)),
  ]
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, NEWEST);
  const rss = new Feed({
    id: list,
    link: list,
    title: clean(title),
    description: clean(description),
    language,
    generator: false,
    copyright: BRAND.name,
    feedLinks: { rss: feed },
    updated: latest[0]?.date ?? new Date(0),
  });
  latest.forEach((item) => rss.addItem(item));
  return rss.rss2();
}
