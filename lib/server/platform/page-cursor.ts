import 'server-only';

/** The last entry of a page; the next page begins after it. */
export interface PageCursor {
  createdAt: string;
  id: string;
}

const SHAPE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([A-Za-z0-9_-]{1,64})$/;

/** Opaque to clients, who send it back unchanged. */
export function encodeCursor({ createdAt, id }: PageCursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Null for anything that `encodeCursor` has not made. */
export function decodeCursor(cursor: string): PageCursor | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, createdAt, id] = SHAPE.exec(text) ?? [];
  if (createdAt === undefined || id === undefined) return null;
  return encodeCursor({ createdAt, id }) === cursor ? { createdAt, id } : null;
}
