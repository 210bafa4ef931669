import 'server-only';

/** A stored page as Next's cache holds it. */
export interface StoredPage {
  html: string;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** Milliseconds since 1970. */
  drawnAt: number;
}

/** On globalThis: Next loads its cache a second time, apart from the server's modules. */
const WANTED = Symbol.for('express-parcel.wanted-pages');
const registry = globalThis as { [WANTED]?: Map<string, StoredPage | null> };
const wanted = (registry[WANTED] ??= new Map());

/** Asks the cache for the page of a path, while Next answers a request for it. */
export function wantPage(path: string): void {
  if (!wanted.has(path)) wanted.set(path, null);
}

/** The cache's side: `page` is only made where it is wanted. */
export function handOver(path: string, page: () => StoredPage): void {
  if (wanted.has(path)) wanted.set(path, page());
}

/** What the cache has handed over since `wantPage`; null where it had nothing. The path is no longer wanted. */
export function takePage(path: string): StoredPage | null {
  const page = wanted.get(path) ?? null;
  wanted.delete(path);
  return page;
}
