import * as z from 'zod';
import { countryCode, id } from '../fields';

export const NewsListRequest = z.object({
  countryCode: countryCode.optional(),
  page: z.int().min(1, 'invalid').max(1000, 'invalid').default(1),
  size: z.int().min(1, 'invalid').max(50, 'invalid').default(10),
});
/** Subjects of articles. */
export const NEWS_TOPICS = ['dates', 'prices', 'rules', 'services', 'company'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];
export const NewsSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  /** Null if the office gave it none. */
  topic: z.enum(NEWS_TOPICS).nullable(),
});
export type NewsSummary = z.infer<typeof NewsSummary>;
export const NewsListResponse = z.object({ items: z.array(NewsSummary), total: z.int() });
export const NewsDetailQuery = z.object({ id, countryCode: countryCode.optional() });
/** `bodyHtml` is sanitised when it is stored and when it is returned. */
export const NewsArticle = NewsSummary.extend({ bodyHtml: z.string(), countries: z.array(countryCode) });
export type NewsArticle = z.infer<typeof NewsArticle>;

export const LocationQuery = z.object({ countryCode });
export const LocationView = z.object({
  code: z.string(),
  name: z.string(),
  countryCode,
  lat: z.number(),
  lng: z.number(),
  role: z.enum(['origin', 'gateway', 'city']),
});
export type LocationView = z.infer<typeof LocationView>;
export const LocationListResponse = z.array(LocationView);
