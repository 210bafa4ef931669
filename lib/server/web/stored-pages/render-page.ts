import 'server-only';
import { contentSecurityPolicy } from '../front-server/content-security-policy';
import {
  dataAddress,
  dataPartName,
  splitDocument,
  withDataBeside,
  withDataInside,
  type SplitDocument,
} from './page-data';
import { withLateScripts } from './late-scripts';
import { DOCUMENT_PART, type RenderedPage, type RenderedPart } from './shared-with-cache';

/** Page that Next passes to its cache. */
interface PageEntry {
  html: string;
  rscData?: Uint8Array | undefined;
  segmentData?: ReadonlyMap<string, Uint8Array> | undefined;
  headers?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
}

/**
 * Next's limits in seconds: a page is rendered again after `revalidate` (false: never), and is not shown after
 * `expire`.
 */
interface CacheControl {
  revalidate: number | false;
  expire?: number | undefined;
}

const YEAR_SECONDS = 365 * 24 * 3600;
/** Headers by which our responses vary. Next names more, but the path and these select the part. */
const VARY = 'rsc, next-router-segment-prefetch, accept-encoding';
const OK = 200;
/** The name of a data file changes with its content. */
const DATA_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  vary: 'accept-encoding',
};

/** Returns the hashes of the executable inline scripts, as a policy has them. A policy ignores inline data. */
async function hashInlineScripts(html: string): Promise<string[]> {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap(([, body]) => body ?? []);
  const digests = [...new Set(scripts)].map((body) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return (await Promise.all(digests)).map(
    (digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  );
}

/** Returns the header that Next sends with a stored page (next/dist/server/lib/cache-control.js). */
function cacheControlOf(seconds: number, expire: number): string {
  return expire > seconds ? `s-maxage=${seconds}, stale-while-revalidate=${expire - seconds}` : `s-maxage=${seconds}`;
}

/** Returns a hash of 16 bytes in characters that are valid in an address. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest, 0, 16)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the document without its data, and the data as a part named by its hash. */
async function splitData(
  split: SplitDocument,
  path: string,
  createDocumentPart: (html: string) => Promise<RenderedPart>,
) {
  const hash = await hashText(split.data);
  return new Map([
    [DOCUMENT_PART, await createDocumentPart(withDataBeside(split, dataAddress(hash, path)))],
    [dataPartName(hash), { bytes: Buffer.from(split.data), headers: DATA_HEADERS }],
  ]);
}

/**
 * Returns the parts of the page at `path` with their headers. Every document has a policy with the hashes of its inline
 * scripts.
 */
export async function renderPage(
  path: string,
  { html, rscData, segmentData, headers = {}, status = OK }: PageEntry,
  { revalidate, expire = YEAR_SECONDS }: CacheControl = { revalidate: false },
): Promise<RenderedPage> {
  const seconds = revalidate === false ? YEAR_SECONDS : revalidate;
  const shared = { vary: VARY, 'cache-control': cacheControlOf(seconds, expire) };
  const asDocument = { ...shared, 'content-type': 'text/html; charset=utf-8' };
  const asFlight = { ...shared, 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' };
  const stale = headers['x-nextjs-stale-time'];
  const documentPart = async (text: string) => ({
    bytes: Buffer.from(text),
    headers: { ...asDocument, 'content-security-policy': contentSecurityPolicy(await hashInlineScripts(text)) },
  });
  const document = withLateScripts(html);
  const split = splitDocument(document);
  const parts = new Map<string, RenderedPart>([
    [DOCUMENT_PART, await documentPart(split ? withDataInside(split) : document)],
  ]);
  if (rscData)
    parts.set('', {
      bytes: rscData,
      headers: { ...asFlight, ...(typeof stale === 'string' && { 'x-nextjs-stale-time': stale }) },
    });
  for (const [segment, bytes] of segmentData ?? [])
    parts.set(segment, { bytes, headers: { ...asFlight, 'x-nextjs-postponed': '2' } });
  const tags = headers['x-next-cache-tags'];
  return {
    status,
    parts,
    // Only stored pages have parts with separate addresses.
    ...(split && status === OK && { apart: await splitData(split, path, documentPart) }),
    tags: typeof tags === 'string' ? tags.split(',') : [],
    seconds,
  };
}
