import type { Metadata } from 'next';

/** Returns the page's metadata with the address of its feed, so that feed readers find it. */
export function withFeed(page: Metadata, address: string, title: string): Metadata {
  return { ...page, alternates: { ...page.alternates, types: { 'application/rss+xml': [{ url: address, title }] } } };
}
