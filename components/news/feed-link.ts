import type { Metadata } from 'next';

/** A page's description, with the news feed among its alternates: readers of feeds find it there. */
export function withNewsFeed(page: Metadata, address: string, title: string): Metadata {
  return { ...page, alternates: { ...page.alternates, types: { 'application/rss+xml': [{ url: address, title }] } } };
}
