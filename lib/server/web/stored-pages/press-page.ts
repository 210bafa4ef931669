import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Coding } from './accepted-coding';
import type { Labels } from './content-labels';
import { isDataPart } from '@/lib/server/pages/page-data';
import { DOCUMENT, type DrawnPage, type DrawnPart } from '@/lib/server/pages/shared-with-cache';

/** Brotli's qualities: at once, and in the background. */
const QUALITIES = { quick: 5, dense: 11 } as const;
export type Quality = keyof typeof QUALITIES;

/** One form of a page as it is sent. */
export interface Part {
  br: Buffer;
  /** The document's and its data's alone: who asks for flight data takes brotli. */
  gzip?: Buffer;
  /** Weak: the codings share it. */
  etag: string;
  headers: DrawnPart['headers'];
  /** Of data whose document was replaced; milliseconds since 1970. */
  until?: number;
}

/** A drawn page as it is kept. */
export interface PressedPage {
  status: number;
  parts: ReadonlyMap<string, Part>;
  labels: Labels;
  /** Milliseconds since 1970. */
  expiresAt: number;
  dense: boolean;
}

const brotliAt = (bytes: Uint8Array, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/**
 * Bytes at the quick quality. With its headers a document of as many is sent in one round trip of a new connection (14,600
 * bytes), once it is pressed as far as it goes; a longer one hands its data over in a file.
 */
const LONG = 15_000;

async function partsOf({ parts, apart }: DrawnPage): Promise<ReadonlyMap<string, DrawnPart>> {
  if (!apart) return parts;
  // The same answer at either quality: other processes and machines must find what this one names.
  const { length } = await brotliAt(parts.get(DOCUMENT)!.bytes, QUALITIES.quick);
  return length > LONG ? new Map([...parts, ...apart]) : parts;
}

/** `drawnAt`: milliseconds since 1970; `labels`: of what it was drawn from. */
export async function pressPage(
  drawn: DrawnPage,
  labels: Labels,
  drawnAt: number,
  quality: Quality,
): Promise<PressedPage> {
  const press = async (name: string, { bytes, headers }: DrawnPart): Promise<Part> => {
    const hash = createHash('sha256').update(bytes).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
    const br = await brotliAt(bytes, QUALITIES[quality]);
    const gz = (name === DOCUMENT || isDataPart(name)) && (await promisify(gzip)(bytes));
    return { br, ...(gz && { gzip: gz }), etag: `W/"${hash}"`, headers };
  };
  // One after the other: passwords are hashed and files read on the same few threads.
  const parts = new Map<string, Part>();
  for (const [name, part] of await partsOf(drawn)) parts.set(name, await press(name, part));
  const { status, seconds } = drawn;
  return { status, parts, labels, expiresAt: drawnAt + seconds * 1000, dense: quality === 'dense' };
}

/** The same page in as few bytes as it goes. */
export async function pressDensely(page: PressedPage): Promise<PressedPage> {
  const parts = new Map<string, Part>();
  for (const [name, part] of page.parts)
    parts.set(name, { ...part, br: await brotliAt(await promisify(brotliDecompress)(part.br), QUALITIES.dense) });
  return { ...page, parts, dense: true };
}

/** Milliseconds: as long as docs/deploy/nginx.conf keeps a document that it may still hand out. */
const FORMER_KEPT = 24 * 3600 * 1000;
const MOST_FORMER = 12;

/** With the data of the documents that it replaces: browsers and caches may still have these. */
export function withFormerData(page: PressedPage, old: PressedPage | null, now: number): PressedPage {
  const former = [...(old?.parts ?? [])]
    .filter(([name, { until = Infinity }]) => isDataPart(name) && !page.parts.has(name) && until > now)
    .map(([name, part]): [string, Part] => [name, { ...part, until: part.until ?? now + FORMER_KEPT }])
    .slice(0, MOST_FORMER);
  return { ...page, parts: new Map([...page.parts, ...former]) };
}

export function bytesOf({ br, gzip: gz }: Part, coding: Coding): Buffer {
  if (coding === 'br') return br;
  if (coding === 'gzip' && gz) return gz;
  const plain = brotliDecompressSync(br);
  return coding === 'gzip' ? gzipSync(plain) : plain;
}

export const writePage = (page: PressedPage): Buffer => serialize(page);

/** Null for bytes that another release of Node.js or a broken disk has left. */
export function readPage(bytes: Buffer): PressedPage | null {
  try {
    return deserialize(bytes) as PressedPage;
  } catch {
    return null;
  }
}
