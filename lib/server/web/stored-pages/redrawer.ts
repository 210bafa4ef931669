import 'server-only';
import { isInBackground } from '../../platform/background';
import type { Redraw, Redrawn } from './shared-with-cache';
import type { AskNext } from './loopback';

/** Milliseconds after a failure in which nothing is rendered. Old pages are sent meanwhile. */
const PAUSE_MS = 3000;

/** Called with the result of a rendering and its reason: a visitor waits, or the page is rendered ahead. */
export type TellDrawn = (outcome: Redrawn, reason: 'visitor' | 'ahead') => void;

/** Returns a function that has Next render pages again, once for all concurrent callers. Calls `tell` for each rendering. */
export function createRedrawer(askNext: AskNext, tell: TellDrawn = () => undefined): Redraw {
  const underWay = new Map<string, Promise<Redrawn>>();
  let pausedUntil = 0;
  const draw = async (path: string): Promise<Redrawn> => {
    const answer = await askNext(path, 'HEAD');
    if (answer !== null && answer.status < 500) return answer.isStored ? 'stored' : 'dynamic';
    pausedUntil = Date.now() + PAUSE_MS;
    return 'failed';
  };
  const drawOnce = async (path: string) => {
    const outcome = await draw(path);
    tell(outcome, isInBackground() ? 'ahead' : 'visitor');
    return outcome;
  };
  return async (path) => {
    if (Date.now() < pausedUntil) return 'failed';
    const begun = underWay.get(path) ?? drawOnce(path).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    return begun;
  };
}
