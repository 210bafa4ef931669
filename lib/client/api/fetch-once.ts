import { currentMarketChoice } from '../session/session';

const cache = new Map<string, Promise<unknown>>();

/**
 * Caches the result of `load` by key and language for all components until the page is closed. A rejection is not
 * cached.
 */
export function fetchOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const keyInLanguage = `${currentMarketChoice().language} ${key}`;
  const cached = cache.get(keyInLanguage) as Promise<T> | undefined;
  if (cached) return cached;
  const result = load();
  cache.set(keyInLanguage, result);
  result.catch(() => cache.delete(keyInLanguage));
  return result;
}
