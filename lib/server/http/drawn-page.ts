import 'server-only';
import { contentSecurityPolicy } from './content-security-policy';
import { joinScripts } from '../pages/join-scripts';
import { DOCUMENT, type DrawnPage, type DrawnPart } from '../pages/shared-with-cache';

/** What Next's cache is given for a page. */
interface PageEntry {
  html: string;
  rscData?: Uint8Array | undefined;
  segmentData?: ReadonlyMap<string, Uint8Array> | undefined;
  headers?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
}

/** Seconds. Next's own limits for a page that never changes, and for how long an old one may be shown. */
interface CacheControl {
  revalidate: number | false;
  expire?: number | undefined;
}

const YEAR = 365 * 24 * 3600;
/** What our answers vary by, which is less than Next names: the path and these choose the part. */
const VARY = 'rsc, next-router-segment-prefetch, accept-encoding';

/** Of those that run: a policy does not ask about data. */
async function inlineScriptHashes(html: string): Promise<string[]> {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap(([, body]) => body ?? []);
  const digests = [...new Set(scripts)].map((body) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return (await Promise.all(digests)).map(
    (digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  );
}

/** As Next says it of a stored page (next/dist/server/lib/cache-control.js). */
function cacheControlOf(seconds: number, expire: number): string {
  return expire > seconds ? `s-maxage=${seconds}, stale-while-revalidate=${expire - seconds}` : `s-maxage=${seconds}`;
}

/** A page's parts with what each is sent with. Every document has a policy with the hashes of its inline scripts. */
export async function drawnPage(
  { html, rscData, segmentData, headers = {}, status = 200 }: PageEntry,
  { revalidate, expire = YEAR }: CacheControl = { revalidate: false },
): Promise<DrawnPage> {
  const seconds = revalidate === false ? YEAR : revalidate;
  const shared = { vary: VARY, 'cache-control': cacheControlOf(seconds, expire) };
  const document = joinScripts(html);
  const asFlight = { ...shared, 'content-type': 'text/x-component', 'x-nextjs-prerender': '1' };
  const stale = headers['x-nextjs-stale-time'];
  const parts = new Map<string, DrawnPart>([
    [
      DOCUMENT,
      {
        bytes: Buffer.from(document),
        headers: {
          ...shared,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy(await inlineScriptHashes(document)),
        },
      },
    ],
  ]);
  if (rscData)
    parts.set('', {
      bytes: rscData,
      headers: { ...asFlight, ...(typeof stale === 'string' && { 'x-nextjs-stale-time': stale }) },
    });
  for (const [segment, bytes] of segmentData ?? [])
    parts.set(segment, { bytes, headers: { ...asFlight, 'x-nextjs-postponed': '2' } });
  const tags = headers['x-next-cache-tags'];
  return { status, parts, tags: typeof tags === 'string' ? tags.split(',') : [], seconds };
}
