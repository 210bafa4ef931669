import 'server-only';
import { randomUUID } from 'node:crypto';

/** Start of the part of a random UUID that follows the time and the version. */
const RANDOM_START = 15;

/**
 * Returns a UUID of version 7 (RFC 9562). Ids created in sequence are adjacent in the index, so that an import of
 * thousands writes few index pages. `at` must be before the year 10889.
 */
export function entryId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM_START)}`;
}
