import 'server-only';
import { CALLS, type Call, type CallName } from '@/lib/contract/calls';

export interface FileAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  /** Saved under this name; null for what is shown where it was asked for. */
  name: string | null;
}

/** The file that a call of bytes has answered; null for every other call. */
export function fileOf(name: CallName, data: unknown): FileAnswer | null {
  const call: Call = CALLS[name];
  if (call.answers !== 'bytes') return null;
  if (data instanceof Uint8Array) return { bytes: new Uint8Array(data), name: null };
  const named = data as { bytes: Uint8Array; name: string };
  return { bytes: new Uint8Array(named.bytes), name: named.name };
}

/** The files we answer are PNG pictures, photos, PDFs, spreadsheets and plain text. */
function contentTypeOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (bytes[0] === 0x25 && bytes[1] === 0x50) return 'application/pdf';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return 'text/csv; charset=utf-8';
  return 'text/plain; charset=utf-8';
}

/** Names are ours: letters, digits, hyphens and one dot. */
export function fileHeaders({ bytes, name }: FileAnswer): Record<string, string> {
  return {
    'content-type': contentTypeOf(bytes),
    // They are somebody's: no cache between keeps them, whatever it does with answers of calls.
    'cache-control': 'private, no-store',
    ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
  };
}
