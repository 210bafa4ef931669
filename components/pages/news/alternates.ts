import type { Metadata } from 'next';
import { DEFAULT_COUNTRY, isCountry, type Country } from '@/lib/market/country';

/**
 * Of a page's addresses by hreflang, those of the markets that may read the article; `x-default` is the default
 * market's, or the first of those in English.
 */
export function alternatesIn(languages: Readonly<Record<string, string>>, countries: readonly Country[]) {
  const readable = Object.entries(languages).filter(([hreflang]) => {
    const country = hreflang.slice(-2);
    return isCountry(country) && countries.includes(country);
  });
  const byTag = new Map(readable);
  const elsewhere = byTag.get(`en-${DEFAULT_COUNTRY}`) ?? readable.find(([tag]) => tag.startsWith('en-'))?.[1];
  return { ...Object.fromEntries(readable), ...(elsewhere && { 'x-default': elsewhere }) };
}

/** A page's description, with the news feed among its alternates: readers of feeds find it there. */
export function withNewsFeed(page: Metadata, address: string, title: string): Metadata {
  return { ...page, alternates: { ...page.alternates, types: { 'application/rss+xml': [{ url: address, title }] } } };
}
