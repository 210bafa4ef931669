import 'server-only';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { COMMON_HEADERS, CACHE_A_YEAR } from '@/lib/routing/page-headers';
import { HOUR_MS } from '@/lib/time/durations';
import { acceptedCoding } from '../stored-pages/accepted-coding';
import { openBuildFiles, BUILD_FILE_TYPES, type FileHandler } from './build-files';

const STATIC_ADDRESS = '/_next/static/';
const BROTLI_SUFFIX = '.br';
/** Suffix of an unfinished copy, and the milliseconds after which such a copy counts as abandoned. */
const PARTIAL_SUFFIX = '.part';
const GIVE_UP_MS = HOUR_MS;
/** Maximum number of earlier releases whose files are stored, because their pages may still be open or cached. */
const MAX_FORMER_RELEASES = 3;

interface Settings {
  /** Folder with the files of this build. */
  ownRelease: string;
  build: string;
  /** Folder with the files of each release, by build. Processes of one machine share it. */
  folder: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Copies this build's files beside the files of earlier releases and deletes the oldest. Returns the folders of earlier
 * releases, newest first.
 */
async function storeRelease({ ownRelease, build, folder }: Omit<Settings, 'log'>): Promise<string[]> {
  const home = path.join(folder, build);
  const isThere = await stat(home).catch(() => null);
  if (!isThere) {
    const copy = path.join(folder, `${build}.${randomUUID()}${PARTIAL_SUFFIX}`);
    await mkdir(folder, { recursive: true });
    await cp(ownRelease, copy, { recursive: true });
    // Another process of this machine may have been faster.
    await rename(copy, home).catch(() => rm(copy, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(home, now, now);
  const others = await Promise.all(
    (await readdir(folder))
      .filter((name) => name !== build)
      .map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const former = others.filter(({ name }) => !name.endsWith(PARTIAL_SUFFIX)).sort((one, other) => other.at - one.at);
  const givenUp = others.filter(({ name, at }) => name.endsWith(PARTIAL_SUFFIX) && at < now.getTime() - GIVE_UP_MS);
  for (const { name } of [...former.slice(MAX_FORMER_RELEASES), ...givenUp])
    await rm(path.join(folder, name), { recursive: true, force: true });
  return former.slice(0, MAX_FORMER_RELEASES).map(({ name }) => path.join(folder, name));
}

/** Returns the files below a folder by their address. Every file of a build has an extension, and no folder has one. */
async function listFiles(folder: string): Promise<[string, string][]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => path.extname(name) !== '')
    .map((name) => [STATIC_ADDRESS + name.split(path.sep).map(encodeURIComponent).join('/'), path.join(folder, name)]);
}

function send(file: string, coded: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': BUILD_FILE_TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': CACHE_A_YEAR,
    vary: 'accept-encoding',
    ...(coded && { 'content-encoding': 'br' }),
    ...COMMON_HEADERS,
  });
  if (request.method === 'HEAD') return void response.end();
  createReadStream(coded ?? file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Returns the handler that sends scripts and styles of earlier releases to the pages that use them. A file of no stored
 * release gets a 404 that is not cached, because another process may run another release.
 */
export async function openReleaseFiles({ log, ...settings }: Settings): Promise<FileHandler> {
  const former = await storeRelease(settings).catch((error: unknown) => {
    log.warn({ err: error, folder: settings.folder }, 'files of earlier releases not stored');
    return [];
  });
  const ownFiles = new Map(await listFiles(settings.ownRelease));
  // If two releases have the same file, the newer one counts.
  const formerFiles = new Map((await Promise.all(former.reverse().map(listFiles))).flat());
  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!address.startsWith(STATIC_ADDRESS) || !isRead || ownFiles.has(address)) return false;
    const file = address.endsWith(BROTLI_SUFFIX) ? undefined : formerFiles.get(address);
    if (file) {
      const takesBrotli = acceptedCoding(request.headers['accept-encoding']) === 'br';
      send(file, takesBrotli ? formerFiles.get(address + BROTLI_SUFFIX) : undefined, request, response);
    } else {
      const headers = { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(404, headers).end('404\n');
    }
    return true;
  };
}

/**
 * Returns the handler for all files that need no page: the files of this build and of earlier builds. `folder`:
 * ASSETS_DIR of the configuration.
 */
export async function openSiteFiles(folder: string, log: Pick<Logger, 'warn'>): Promise<FileHandler> {
  const build = await readFile('.next/BUILD_ID', 'utf8');
  const ofBuild = await openBuildFiles();
  const ofReleases = await openReleaseFiles({ ownRelease: '.next/static', build, folder, log });
  return (request, response) => ofBuild(request, response) || ofReleases(request, response);
}
