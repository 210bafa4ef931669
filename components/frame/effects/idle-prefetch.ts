import { storedCountry } from '@/lib/client/market-choice';

/** Prefetching waits for idle time, at most this long (§4). Milliseconds. */
const IDLE_TIMEOUT_MS = 2000;
export interface NetworkConnection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns false on 2g and with data saver, so that nothing is prefetched (§4). */
export function mayPrefetch(connection: NetworkConnection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

export interface LinkOnPage {
  href: string;
  /** Distance of the link's upper and lower edge from the top of the window. */
  top: number;
  bottom: number;
}

/**
 * Returns the path of the first visible link to another page of this site, without a query, or undefined. A single one,
 * because each page costs several requests, even if it is never opened.
 */
export function pageToPrefetch(
  links: readonly LinkOnPage[],
  windowHeight: number,
  current: string,
): string | undefined {
  const currentUrl = new URL(current);
  return links
    .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < windowHeight)
    .map(({ href }) => new URL(href, currentUrl))
    .find((url) => url.origin === currentUrl.origin && url.pathname !== currentUrl.pathname && !url.search)?.pathname;
}

/** Calls back in idle time. Returns a function that cancels the callback. Safari has no idle callback. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, IDLE_TIMEOUT_MS);
  return () => clearTimeout(handle);
}

/**
 * Prefetches the first visible link of the main area. Skipped on slow connections, and on a first visit: the choice of
 * a market covers the links and may lead elsewhere.
 */
export function prefetchFirstVisibleLink(prefetch: (href: string) => void): void {
  if (storedCountry() === null) return;
  if (!mayPrefetch((navigator as { connection?: NetworkConnection }).connection)) return;
  const links = [...document.querySelectorAll('main a[href^="/"]')].map((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // `link.href` would be an object for a link within a drawing.
    return { href: link.getAttribute('href') ?? '', top, bottom };
  });
  const page = pageToPrefetch(links, innerHeight, location.href);
  if (page) prefetch(page);
}
