import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CACHE_A_DAY, COMMON_HEADERS, CACHE_A_YEAR } from '@/lib/routing/page-headers';
import { acceptedCoding } from '../stored-pages/accepted-coding';
import { matchesEtag } from '../stored-pages/serve-stored';

/** scripts/build/compress-build.mjs writes these files beside the originals. */
const BROTLI_SUFFIX = '.br';
/** Fonts are already compressed. */
const FONT_SUFFIX = '.woff2';

export const BUILD_FILE_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.png': 'image/png',
  [FONT_SUFFIX]: 'font/woff2',
};

/** Folder of files that are sent unchanged, and the address below which they are sent. */
export interface FileFolder {
  folder: string;
  /** Ends with a slash. */
  address: string;
  cacheControl: string;
}

const FOLDERS: readonly FileFolder[] = [
  { folder: '.next/static', address: '/_next/static/', cacheControl: CACHE_A_YEAR },
  { folder: 'public/fonts', address: '/fonts/', cacheControl: CACHE_A_YEAR },
  { folder: '.next/public', address: '/', cacheControl: CACHE_A_DAY },
];

interface BuildFile {
  file: string;
  isCompressed: boolean;
  headers: Record<string, string | number>;
  /** Set for files that browsers revalidate. */
  etag: string | undefined;
}

/** Handles a request and returns true, or returns false without touching it. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns the handler that sends fonts, and compressed scripts, styles and drawings to browsers that accept brotli.
 * Next sends everything else. Only files that were found at start are sent, so no request can name another.
 */
export async function openBuildFiles(folders = FOLDERS): Promise<FileHandler> {
  const files = new Map((await Promise.all(folders.map(loadFiles))).flat());
  return (request, response) => {
    const file = files.get(request.url?.split('?', 1)[0] ?? '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!file || !isRead) return false;
    if (file.isCompressed && acceptedCoding(request.headers['accept-encoding']) !== 'br') return false;
    send(file, request, response);
    return true;
  };
}

async function loadFiles({ folder, address, cacheControl }: FileFolder): Promise<[string, BuildFile][]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const ready = names.filter((name) => name.endsWith(BROTLI_SUFFIX) || name.endsWith(FONT_SUFFIX));
  return Promise.all(
    ready.map(async (name): Promise<[string, BuildFile]> => {
      const isCompressed = name.endsWith(BROTLI_SUFFIX);
      const original = isCompressed ? name.slice(0, -BROTLI_SUFFIX.length) : name;
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
      const etag = cacheControl === CACHE_A_YEAR ? undefined : `"${digest}"`;
      const headers = {
        'content-type': BUILD_FILE_TYPES[path.extname(original)]!,
        'content-length': bytes.length,
        ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
        'cache-control': cacheControl,
        ...(etag && { etag }),
        ...COMMON_HEADERS,
      };
      return [
        address + original.split(path.sep).map(encodeURIComponent).join('/'),
        { file, isCompressed, headers, etag },
      ];
    }),
  );
}

function send({ file, headers, etag }: BuildFile, request: IncomingMessage, response: ServerResponse): void {
  if (etag && matchesEtag(request.headers['if-none-match'], etag)) {
    const { 'content-length': _, ...otherHeaders } = headers;
    return void response.writeHead(304, otherHeaders).end();
  }
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return void response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
