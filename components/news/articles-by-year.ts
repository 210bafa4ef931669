import type { NewsSummary } from '@/lib/contract/content';

export interface ArticlesOfYear {
  year: string;
  articles: NewsSummary[];
}

/** Articles, newest first, in the years of their publication (UTC), which keep that order. */
export function articlesByYear(articles: readonly NewsSummary[]): ArticlesOfYear[] {
  const years = [...new Set(articles.map(({ publishedAt }) => publishedAt.slice(0, 4)))];
  return years.map((year) => ({
    year,
    articles: articles.filter(({ publishedAt }) => publishedAt.startsWith(year)),
  }));
}
