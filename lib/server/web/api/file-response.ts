import 'server-only';
import { CALLS, type CallName } from '@/lib/contract/calls';

export interface FileResponse {
  bytes: Uint8Array<ArrayBuffer>;
  /** Name under which the file is saved. Null if the browser displays it. */
  name: string | null;
}

/** Returns the file of a call that returns bytes. Null for every other call. */
export function fileOf(name: CallName, data: unknown): FileResponse | null {
  const call = CALLS[name];
  if (call.responseType !== 'bytes') return null;
  if (data instanceof Uint8Array) return { bytes: new Uint8Array(data), name: null };
  const file = data as { bytes: Uint8Array; name: string };
  return { bytes: new Uint8Array(file.bytes), name: file.name };
}

/** Returns the media type by the first bytes: PNG, JPEG, PDF, XLSX, CSV with a byte order mark, or else plain text. */
function contentTypeOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (bytes[0] === 0x25 && bytes[1] === 0x50) return 'application/pdf';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return 'text/csv; charset=utf-8';
  return 'text/plain; charset=utf-8';
}

/** Returns the headers of a file. Its name consists of letters, digits, hyphens and one dot. */
export function fileHeaders({ bytes, name }: FileResponse): Record<string, string> {
  return {
    'content-type': contentTypeOf(bytes),
    // Files are personal: no shared cache may store them, even if it stores other responses.
    'cache-control': 'private, no-store',
    ...(name !== null && { 'content-disposition': `attachment; filename="${name}"` }),
  };
}
