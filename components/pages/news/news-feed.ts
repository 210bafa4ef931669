import type { NewsSummary, NewsTopic } from '@/lib/contract/content/content';
import type { LaneNoticeView } from '@/lib/contract/places/lane-notices';
import { rssFeed, type FeedFacts } from '@/lib/seo/rss-feed';

type TopicName = (topic: NewsTopic) => string;

export interface NewsFeedFacts extends Omit<FeedFacts, 'items'> {
  articles: readonly NewsSummary[];
  notices: readonly LaneNoticeView[];
  /** Returns the absolute address of an article. */
  articleAt: (id: string) => string;
  topicName: TopicName;
}

function articleItem({ title, summary, publishedAt, topic }: NewsSummary, link: string, topicName: TopicName) {
  return { id: link, link, title, text: summary, at: publishedAt, category: topic && topicName(topic) };
}

/** Returns the item of a notice, which leads to the notice in the list of news. */
function noticeItem({ id, title, text, from }: LaneNoticeView, page: string) {
  const link = `${page}#${id}`;
  return { id: link, link, title, text, at: from };
}

/** Returns the market's news and notices as RSS 2.0. */
export function newsFeed({ articles, notices, articleAt, topicName, ...facts }: NewsFeedFacts): string {
  return rssFeed({
    ...facts,
    items: [
      ...articles.map((article) => articleItem(article, articleAt(article.id), topicName)),
      ...notices.map((notice) => noticeItem(notice, facts.page)),
    ],
  });
}
