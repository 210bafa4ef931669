import 'server-only';
import { isInBackground } from '../../platform/background';
import type { RefreshPage, RefreshOutcome } from './shared-with-cache';
import type { RequestNext } from './loopback';

/** Milliseconds after a failure in which nothing is rendered. Old pages are sent meanwhile. */
const PAUSE_MS = 3000;

/** Called with the result of a rendering and its reason: a visitor waits, or the page is rendered ahead. */
export type CountRefresh = (outcome: RefreshOutcome, reason: 'visitor' | 'ahead') => void;

/**
 * Returns a function that has Next render pages again, once for all concurrent callers. Calls `onRefresh` for each
 * rendering.
 */
export function createPageRefresher(requestNext: RequestNext, onRefresh: CountRefresh = () => undefined): RefreshPage {
  const underWay = new Map<string, Promise<RefreshOutcome>>();
  let pausedUntil = 0;
  const render = async (path: string): Promise<RefreshOutcome> => {
    const response = await requestNext(path, 'HEAD');
    if (response !== null && response.status < 500) return response.isStored ? 'stored' : 'dynamic';
    pausedUntil = Date.now() + PAUSE_MS;
    return 'failed';
  };
  const refreshOnce = async (path: string) => {
    const outcome = await render(path);
    onRefresh(outcome, isInBackground() ? 'ahead' : 'visitor');
    return outcome;
  };
  return async (path) => {
    if (Date.now() < pausedUntil) return 'failed';
    const refresh = underWay.get(path) ?? refreshOnce(path).finally(() => underWay.delete(path));
    underWay.set(path, refresh);
    return refresh;
  };
}
