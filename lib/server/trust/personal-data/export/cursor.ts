import 'server-only';
import { decodeCursor, encodeCursor, type PageCursor } from '../../../platform/page-cursor';

/** Position in an export, which lists visible orders first, then those that were removed from the sender's list. */
export interface ExportPlace {
  hidden: 0 | 1;
  after: PageCursor | null;
}

export const encodeExportPlace = ({ hidden, after }: ExportPlace): string =>
  `${hidden}.${after ? encodeCursor(after) : ''}`;

/** Returns null for a text that `encodeExportPlace` did not create. */
export function decodeExportPlace(cursor: string): ExportPlace | null {
  const [, digit, rest] = /^([01])\.([A-Za-z0-9_-]*)$/.exec(cursor) ?? [];
  if (digit === undefined || rest === undefined) return null;
  const after = rest === '' ? null : decodeCursor(rest);
  return rest !== '' && after === null ? null : { hidden: digit === '1' ? 1 : 0, after };
}
