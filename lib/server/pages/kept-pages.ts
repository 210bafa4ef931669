import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Coding } from './accepted-coding';
import type { StoredPage } from './hand-over';

const BYTES = 64 * 1024 * 1024;
/** Brotli's quality at once, and in the background for pages that are asked for again. */
const QUICK = 5;
const DENSE = 11;

const brotliAt = (quality: number) => (html: string) =>
  promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html) },
  });
const gzipped = promisify(gzip);

/** A page as it is sent. */
export interface KeptPage {
  br: Buffer;
  gzip: Buffer;
  headers: Readonly<Record<string, string>>;
  /** Weak: the codings share it. */
  etag: string;
  tags: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
  dense: boolean;
}

export interface KeptPages {
  /** Null for a page that is not kept, or no longer. */
  find: (path: string) => KeptPage | null;
  /** Keeps a page until it expires. `headers`: as they are sent, without those of a coding. Never rejects. */
  keep: (path: string, page: StoredPage, headers: Readonly<Record<string, string>>, seconds: number) => Promise<void>;
  /** Forgets every page made from data of these tags. */
  expire: (tags: readonly string[]) => void;
}

export function bytesOf(page: KeptPage, coding: Coding): Buffer {
  return coding === 'identity' ? gunzipSync(page.gzip) : page[coding];
}

/** The stored pages as ready bytes, at most 64 MB of them: those asked for last. */
export function createKeptPages({ now = Date.now }: { now?: () => number } = {}): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: BYTES,
    sizeCalculation: ({ br, gzip: gz, headers }) => br.length + gz.length + JSON.stringify(headers).length,
  });
  /** Whatever is drawn from older data than this is not kept any more. */
  let expiries = 0;
  let compressing = Promise.resolve();

  /** One page after the other, and only those that are asked for again. */
  function compressDensely(path: string, page: KeptPage): void {
    page.dense = true;
    compressing = compressing.then(async () => {
      if (pages.peek(path) !== page) return;
      const br = await brotliAt(DENSE)(gunzipSync(page.gzip).toString());
      if (pages.peek(path) === page) pages.set(path, { ...page, br });
    });
  }

  return {
    find(path) {
      const page = pages.get(path);
      if (!page) return null;
      if (page.expiresAt <= now()) {
        pages.delete(path);
        return null;
      }
      if (!page.dense) compressDensely(path, page);
      return page;
    },
    async keep(path, { html, tags, drawnAt }, headers, seconds) {
      const expiresAt = drawnAt + seconds * 1000;
      if (expiresAt <= now()) return;
      const before = expiries;
      const [br, gz] = await Promise.all([brotliAt(QUICK)(html), gzipped(html)]);
      if (before !== expiries) return;
      const hash = createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
      pages.set(path, { br, gzip: gz, headers, etag: `W/"${hash}"`, tags, expiresAt, dense: false });
    },
    expire(tags) {
      expiries += 1;
      for (const [path, page] of pages.entries()) {
        if (page.tags.some((tag) => tags.includes(tag))) pages.delete(path);
      }
    },
  };
}
