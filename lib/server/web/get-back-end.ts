import 'server-only';
import type { BackEnd } from './api/back-end';
import { oncePerProcess } from '../platform/process-wide';

/**
 * Returns the back end of this process. The server opens it before Next renders anything, so that limits, queues,
 * caches and classes exist once. Where Next runs alone, its first page opens it. Loaded on first use, because pages
 * behind the server need none of its code.
 */
export const getBackEnd = (): Promise<BackEnd> =>
  oncePerProcess('back-end', async () => (await import('./api/back-end')).openBackEnd());
