import 'server-only';
import { processWide } from '../../platform/process-wide';

const note = processWide('front-door', () => ({ stands: false }));

/** Records that our own HTTP server runs before Next in this process. */
export function noteFrontDoor(): void {
  note.stands = true;
}

export const isBehindFrontDoor = (): boolean => note.stands;
