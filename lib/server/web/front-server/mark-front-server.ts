import 'server-only';
import { oncePerProcess } from '../../platform/process-wide';

const frontServer = oncePerProcess('front-server', () => ({ stands: false }));

/** Records that our own HTTP server runs before Next in this process. */
export function markFrontServer(): void {
  frontServer.stands = true;
}

export const isBehindFrontServer = (): boolean => frontServer.stands;
