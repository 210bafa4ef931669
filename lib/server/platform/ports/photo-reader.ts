import 'server-only';
import type { Photo } from '../photos/prepare-photo';

/**
 * Throws `photoUnreadable` for a refused photo, and `unavailable` if the reader fails, or the queue or the owner's
 * share is full.
 */
export interface PhotoReader {
  read: (bytes: Uint8Array, owner: string) => Promise<Photo>;
}
