import 'server-only';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import { acceptedCoding } from '../pages/accepted-coding';

/** The parts of a build that need no page: their names change with their content. */
const PREFIX = '/_next/static/';
/** scripts/compress-build.mjs puts these beside the files they shrink. */
const BROTLI = '.br';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

interface BuildFile {
  file: string;
  type: string;
  bytes: number;
}

/** Answers a request and returns true, or leaves it alone and returns false. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Sends a build's scripts, styles and icons as they were compressed ahead of time, to browsers that take brotli; everything else
 * is Next's. Only files found at start are sent, so no request can name another.
 */
export async function openBuildFiles(folder = path.resolve('.next/static')): Promise<FileHandler> {
  const files = await findFiles(folder);
  return (request, response) => {
    const found = files.get(request.url?.split('?', 1)[0] ?? '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!found || !isRead || acceptedCoding(request.headers['accept-encoding']) !== 'br') return false;
    send(found, request, response);
    return true;
  };
}

async function findFiles(folder: string): Promise<ReadonlyMap<string, BuildFile>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const compressed = names.filter((name) => name.endsWith(BROTLI));
  return new Map(
    await Promise.all(
      compressed.map(async (name): Promise<[string, BuildFile]> => {
        const original = name.slice(0, -BROTLI.length);
        const file = path.join(folder, name);
        const address = PREFIX + original.split(path.sep).map(encodeURIComponent).join('/');
        return [address, { file, type: TYPES[path.extname(original)]!, bytes: (await stat(file)).size }];
      }),
    ),
  );
}

function send({ file, type, bytes }: BuildFile, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes,
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    ...PAGE_HEADERS,
  });
  if (request.method === 'HEAD') return void response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}
