import 'server-only';
import type { Redraw, Redrawn } from '../pages/shared-with-cache';
import type { AskNext } from './loopback';

/** Milliseconds after a failure in which nothing is drawn again: old pages are answered meanwhile. */
const PAUSE_MS = 3000;

/** Has Next draw pages again, each once for all who wait for it; `tell` hears how each ended. */
export function createRedrawer(askNext: AskNext, tell: (outcome: Redrawn) => void = () => undefined): Redraw {
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
    tell(outcome);
    return outcome;
  };
  return async (path) => {
    if (Date.now() < pausedUntil) return 'failed';
    const begun = underWay.get(path) ?? drawOnce(path).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    return begun;
  };
}
