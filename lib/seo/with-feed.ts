import type { Metadata } from 'next';

/** Adds a feed to a page's alternates: feed readers find it there. */
export function withFeed(page: Metadata, address: string, title: string): Metadata {
  return { ...page, alternates: { ...page.alternates, types: { 'application/rss+xml': [{ url: address, title }] } } };
}
