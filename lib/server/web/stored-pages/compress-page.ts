import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { ContentCoding } from './accepted-coding';
import type { PageLabels } from './content-labels';
import { isDataPart } from './page-data';
import { DOCUMENT_PART, type RenderedPage, type RenderedPart } from './shared-with-cache';

/** Brotli's qualities, for immediate use and in the background. */
const QUALITIES = { quick: 5, dense: 11 } as const;
export type CompressionQuality = keyof typeof QUALITIES;

/** Compressed part of a page. */
export interface CompressedPart {
  br: Buffer;
  /** Set only for the document and its data. Clients that request flight data accept brotli. */
  gzip?: Buffer;
  /** Weak, because the codings share it. */
  etag: string;
  headers: RenderedPart['headers'];
  /** Time until which replaced data is stored (Unix time in milliseconds). */
  until?: number;
}

/** Rendered page as it is stored. */
export interface CompressedPage {
  status: number;
  parts: ReadonlyMap<string, CompressedPart>;
  labels: PageLabels;
  /** Unix time in milliseconds. */
  expiresAt: number;
  dense: boolean;
}

const compressBrotli = (bytes: Uint8Array, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/**
 * Maximum number of bytes, at the quick quality, of a document with its data inside. At the best quality and with its
 * headers, such a document fits into one round trip of a new connection (14,600 bytes). A longer one has its data in a
 * file.
 */
const MAX_INLINE_BYTES = 15_000;

async function selectParts({ parts, apart }: RenderedPage): Promise<ReadonlyMap<string, RenderedPart>> {
  if (!apart) return parts;
  // The result is the same at both qualities, because other processes and machines must find the parts that this one
  // names.
  const { length } = await compressBrotli(parts.get(DOCUMENT_PART)!.bytes, QUALITIES.quick);
  return length > MAX_INLINE_BYTES ? new Map([...parts, ...apart]) : parts;
}

/** Compresses a rendered page. `renderedAt`: Unix time in milliseconds. `labels`: versions of its data. */
export async function compressPage(
  rendered: RenderedPage,
  labels: PageLabels,
  renderedAt: number,
  quality: CompressionQuality,
): Promise<CompressedPage> {
  const press = async (name: string, { bytes, headers }: RenderedPart): Promise<CompressedPart> => {
    const hash = createHash('sha256').update(bytes).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
    const br = await compressBrotli(bytes, QUALITIES[quality]);
    const gz = (name === DOCUMENT_PART || isDataPart(name)) && (await promisify(gzip)(bytes));
    return { br, ...(gz && { gzip: gz }), etag: `W/"${hash}"`, headers };
  };
  // Compresses the parts one after the other, because hashing passwords and reading files use the same few threads.
  const parts = new Map<string, CompressedPart>();
  for (const [name, part] of await selectParts(rendered)) parts.set(name, await press(name, part));
  const { status, seconds } = rendered;
  return { status, parts, labels, expiresAt: renderedAt + seconds * 1000, dense: quality === 'dense' };
}

/** Returns the same page at the best compression. */
export async function compressDensely(page: CompressedPage): Promise<CompressedPage> {
  const parts = new Map<string, CompressedPart>();
  for (const [name, part] of page.parts)
    parts.set(name, { ...part, br: await compressBrotli(await promisify(brotliDecompress)(part.br), QUALITIES.dense) });
  return { ...page, parts, dense: true };
}

/** Milliseconds that replaced data is stored: as long as docs/deploy/nginx.conf caches a document that uses it. */
const FORMER_DATA_MS = 24 * 3600 * 1000;
const MAX_FORMER_PARTS = 12;

/** Adds the data of replaced documents, which browsers and caches may still have. */
export function withFormerData(page: CompressedPage, old: CompressedPage | null, now: number): CompressedPage {
  const former = [...(old?.parts ?? [])]
    .filter(([name, { until = Infinity }]) => isDataPart(name) && !page.parts.has(name) && until > now)
    .map(([name, part]): [string, CompressedPart] => [name, { ...part, until: part.until ?? now + FORMER_DATA_MS }])
    .slice(0, MAX_FORMER_PARTS);
  return { ...page, parts: new Map([...page.parts, ...former]) };
}

export function bytesOfPart({ br, gzip: gz }: CompressedPart, coding: ContentCoding): Buffer {
  if (coding === 'br') return br;
  if (coding === 'gzip' && gz) return gz;
  const plain = brotliDecompressSync(br);
  return coding === 'gzip' ? gzipSync(plain) : plain;
}

export const serializePage = (page: CompressedPage): Buffer => serialize(page);

/** Returns the page, or null for bytes of another Node.js release or a damaged disk. */
export function deserializePage(bytes: Buffer): CompressedPage | null {
  try {
    return deserialize(bytes) as CompressedPage;
  } catch {
    return null;
  }
}
