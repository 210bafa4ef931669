import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openReleaseFiles } from '@/lib/server/web/front-server/release-files';
import { DAY_MS } from '@/lib/time/durations';
import { requestBytes } from '../../../../../fixtures/request-bytes';

let folder: string;
let storeFolder: string;
const log = { warn: vi.fn() };

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  storeFolder = path.join(folder, 'stored');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files of a build, each with its brotli form. */
function makeBuild(name: string, files: Record<string, string>): string {
  const own = path.join(folder, name);
  mkdirSync(path.join(own, 'chunks'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(own, 'chunks', file), text);
    writeFileSync(path.join(own, 'chunks', `${file}.br`), brotliCompressSync(text));
  }
  return own;
}

/** Starts a release like a process does. Returns a function that sends it requests. */
async function start(build: string, files: Record<string, string>) {
  const handler = await openReleaseFiles({ ownRelease: makeBuild(build, files), build, folder: storeFolder, log });
  const server = createServer((request, response) => {
    if (!handler(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return async (file: string, coding = 'identity', method = 'GET') => {
    const { status, headers, bytes } = await requestBytes(
      server,
      `/_next/static/${file}`,
      { 'accept-encoding': coding },
      method,
    );
    return { status, headers, body: bytes.toString(), bytes };
  };
}

/** Changes the time of its start to some days ago. */
function age(build: string, days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(path.join(storeFolder, build), then, then);
}

it('a page of the previous release finds its files, with permanent caching', async () => {
  await start('first', { 'a.js': 'of the first', 'same.css': 'same' });
  const request = await start('second', { 'b.js': 'of the second', 'same.css': 'same' });
  expect(await request('chunks/a.js?dpl=first')).toMatchObject({
    status: 200,
    body: 'of the first',
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
    },
  });
  const pressed = await request('chunks/a.js', 'br, gzip');
  expect(pressed.headers['content-encoding']).toBe('br');
  expect(pressed.bytes.equals(brotliCompressSync('of the first'))).toBe(true);
  expect(await request('chunks/a.js', 'br', 'HEAD')).toMatchObject({ status: 200, body: '' });
  // Other code sends the release's own files.
  for (const file of ['b.js', 'same.css']) expect((await request(`chunks/${file}`)).status).toBe(418);
});

it('a file of no release is an uncacheable 404', async () => {
  await start('first', { 'a.js': '' });
  const request = await start('second', { 'b.js': '' });
  for (const file of ['chunks/none.js', '..%2f..%2fsecret', 'chunks/%2e%2e/%2e%2e/x', 'chunks/a.js.br', '', 'chunks/'])
    expect(await request(file), file).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect((await request('chunks/a.js', 'br', 'POST')).status).toBe(418);
});

it('the store retains three other releases, and deletes aborted ones', async () => {
  for (const [index, build] of ['first', 'second', 'third', 'fourth'].entries()) {
    await start(build, { [`${build}.js`]: build });
    age(build, 10 - index);
  }
  mkdirSync(path.join(storeFolder, 'fifth.1.part'));
  age('fifth.1.part', 1);
  await start('first', { 'first.js': 'first' });
  const request = await start('fifth', { 'fifth.js': 'fifth' });
  expect(readdirSync(storeFolder).sort()).toEqual(['fifth', 'first', 'fourth', 'third']);
  for (const build of ['first', 'third', 'fourth']) expect((await request(`chunks/${build}.js`)).body).toBe(build);
  expect((await request('chunks/second.js')).status).toBe(404);
});

it('several processes can start the same release at once', async () => {
  await start('first', { 'a.js': 'of the first' });
  const ownRelease = makeBuild('second', { 'b.js': 'x' });
  const settings = { ownRelease, build: 'second', folder: storeFolder, log };
  await Promise.all(Array.from({ length: 4 }, () => openReleaseFiles(settings)));
  expect(readdirSync(storeFolder).sort()).toEqual(['first', 'second']);
  expect(readdirSync(path.join(storeFolder, 'second/chunks')).sort()).toEqual(['b.js', 'b.js.br']);
});

it('a release starts with a warning if its files cannot be stored', async () => {
  writeFileSync(storeFolder, 'a file');
  const request = await start('first', { 'a.js': 'x' });
  expect((await request('chunks/a.js')).status).toBe(418);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
