import 'server-only';
import { randomUUID } from 'node:crypto';

/** Of a random UUID, what stands behind time and version. */
const RANDOM = 15;

/**
 * A UUID of version 7 (RFC 9562): ids made one after the other lie beside each other in the index, so that an import of thousands writes
 * few of its pages. `at` up to the year 10889.
 */
export function entryId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(RANDOM)}`;
}
