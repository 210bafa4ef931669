import 'server-only';
import type { Redraw } from '../pages/shared-with-cache';
import type { AskNext } from './loopback';

/** Milliseconds after a failure in which nothing is drawn again: old pages are answered meanwhile. */
const PAUSE_MS = 3000;

/** Has Next draw pages again, each once for all who wait for it. */
export function createRedrawer(askNext: AskNext): Redraw {
  const underWay = new Map<string, Promise<number | null>>();
  let pausedUntil = 0;
  const draw = async (path: string) => {
    const answer = await askNext(path, 'HEAD');
    if (answer !== null && answer.status < 500) return answer.status;
    pausedUntil = Date.now() + PAUSE_MS;
    return null;
  };
  return async (path) => {
    if (Date.now() < pausedUntil) return null;
    const begun = underWay.get(path) ?? draw(path).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    return begun;
  };
}
