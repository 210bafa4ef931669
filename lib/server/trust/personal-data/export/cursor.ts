import 'server-only';
import { decodeCursor, encodeCursor, type PageCursor } from '../../../platform/page-cursor';

/** Where an export goes on: first through the list of parcels, then through those deleted from it. */
export interface ExportPlace {
  hidden: 0 | 1;
  after: PageCursor | null;
}

export const encodePlace = ({ hidden, after }: ExportPlace): string => `${hidden}.${after ? encodeCursor(after) : ''}`;

/** Null for anything that `encodePlace` has not made. */
export function decodePlace(cursor: string): ExportPlace | null {
  const [, digit, rest] = /^([01])\.([A-Za-z0-9_-]*)$/.exec(cursor) ?? [];
  if (digit === undefined || rest === undefined) return null;
  const after = rest === '' ? null : decodeCursor(rest);
  return rest !== '' && after === null ? null : { hidden: digit === '1' ? 1 : 0, after };
}
