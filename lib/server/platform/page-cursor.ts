import 'server-only';

/** The last entry of a page. The next page begins after it. */
export interface PageCursor {
  createdAt: string;
  id: string;
}

const CURSOR_SHAPE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([A-Za-z0-9_-]{1,64})$/;

/** Encodes a cursor as an opaque text, which clients return unchanged. */
export function encodeCursor({ createdAt, id }: PageCursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Decodes a cursor. Returns null for a text that `encodeCursor` did not create. */
export function decodeCursor(cursor: string): PageCursor | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, createdAt, id] = CURSOR_SHAPE.exec(text) ?? [];
  if (createdAt === undefined || id === undefined) return null;
  return encodeCursor({ createdAt, id }) === cursor ? { createdAt, id } : null;
}
