import { storedCountry } from '@/lib/client/market-choice';

/** §4: prefetching waits for idle time, at most this long. Milliseconds. */
const IDLE_TIMEOUT = 2000;
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** §4: skipped on 2g and with data saver. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

export interface LinkOnPage {
  href: string;
  /** Distance of its upper and lower edge from the top of the window. */
  top: number;
  bottom: number;
}

/**
 * The page of this site behind the first visible link. One only: each costs several requests, which a visitor on a slow
 * network pays for whether they go there or not.
 */
export function pageToPrefetch(
  links: readonly LinkOnPage[],
  windowHeight: number,
  current: string,
): string | undefined {
  const here = new URL(current);
  return links
    .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < windowHeight)
    .map(({ href }) => new URL(href, here))
    .find((url) => url.origin === here.origin && url.pathname !== here.pathname && !url.search)?.pathname;
}

/** Calls back in idle time; returns the undoing. Safari has no idle callback. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, IDLE_TIMEOUT);
  return () => clearTimeout(handle);
}

/**
 * Fetches what the first visible link of the main area leads to. Nothing on a first visit: the choice of a market will
 * cover the links, and may lead elsewhere.
 */
export function prefetchVisible(prefetch: (href: string) => void): void {
  if (storedCountry() === null) return;
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
  const links = [...document.querySelectorAll('main a[href^="/"]')].map((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    // Not `link.href`: of a link within a drawing that is an object.
    return { href: link.getAttribute('href') ?? '', top, bottom };
  });
  const page = pageToPrefetch(links, innerHeight, location.href);
  if (page) prefetch(page);
}
