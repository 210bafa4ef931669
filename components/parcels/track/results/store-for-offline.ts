import { mayPrefetch, type NetworkConnection } from '@/components/frame/effects/idle-prefetch';
import { paths } from '@/lib/routing/paths';
import type { Prefix } from '@/lib/market/prefix';

const WORKER_ADDRESS = '/offline-worker.js';
const STORED_PATH = /^\/(_next\/static|fonts|icons)\//;

/** Returns the addresses of the files that this page has loaded. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(({ origin, pathname }) => origin === location.origin && STORED_PATH.test(pathname)).map(String);
}

/**
 * Stores the search in the address for visits without a network (public/offline-worker.js). `opened` is true if the
 * page was loaded with this search: a service worker that ran already has stored it. Does nothing without service
 * workers or on a slow connection.
 */
export async function storeForOffline(prefix: Prefix, opened: boolean): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: NetworkConnection };
  if (!serviceWorker || !mayPrefetch(connection)) return;
  const wasStored = opened && serviceWorker.controller !== null;
  const registration = await serviceWorker.register(WORKER_ADDRESS, { scope: paths.track(prefix) });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  worker?.postMessage({ page: wasStored ? null : location.href, parts: partsOfPage() });
}
