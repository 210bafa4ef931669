import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE_A_DAY, CACHE_A_YEAR, PAGE_HEADERS } from '@/lib/routing/page-headers';
import { openBuildFiles } from '@/lib/server/web/front-server/build-files';

const SCRIPT = 'console.log("same");'.repeat(200);
const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'chunks/a~b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'chunks/a~b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'font.woff2'), 'font');
  writeFileSync(path.join(folder, '../secret.js.br'), 'secret');
  mkdirSync(path.join(folder, 'drawn/maps'), { recursive: true });
  writeFileSync(path.join(folder, 'drawn/maps/land.svg.br'), brotliCompressSync('<svg/>'));
  const files = await openBuildFiles([
    { folder, address: '/_next/static/', cacheControl: CACHE_A_YEAR },
    { folder: path.join(folder, 'drawn'), address: '/', cacheControl: CACHE_A_DAY },
  ]);
  server = createServer((request, response) => {
    if (!files(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(path.join(folder, '../secret.js.br'));
});

const requestFile = (file: string, accepted = 'gzip, br', method = 'GET') =>
  fetch(`${origin}/_next/static/${file}`, { method, headers: { 'accept-encoding': accepted } });

describe('the file server of a build', () => {
  it('sends files compressed with permanent caching', async () => {
    const response = await requestFile('chunks/a~b.js?v=1');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('supports HEAD', async () => {
    const response = await requestFile('chunks/a~b.js', 'br;q=0.5', 'HEAD');
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 200, text: '' });
  });

  it.each([
    ['chunks/a~b.js', 'gzip'],
    ['chunks/a~b.js', 'gzip, br;q=0'],
    ['chunks/missing.js', 'br'],
    ['..%2fsecret.js', 'br'],
    ['chunks/%2e%2e/%2e%2e/secret.js', 'br'],
    ['chunks/a~b.js.br', 'br'],
  ])('leaves %s with %s to Next', async (file, accepted) => {
    expect((await requestFile(file, accepted)).status).toBe(418);
  });

  it('sends files without headers for documents', async () => {
    const { headers } = await requestFile('chunks/a~b.js');
    expect(headers.get('strict-transport-security')).toBe(PAGE_HEADERS['strict-transport-security']);
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(headers.get(name)).toBeNull();
  });

  it('includes uncompressed fonts', async () => {
    const response = await requestFile('font.woff2', 'identity');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(await response.text()).toBe('font');
  });

  it('includes the site’s drawings, which a browser revalidates', async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await fetch(`${origin}/maps/land.svg`, { headers });
    expect(response.headers.get('cache-control')).toBe(CACHE_A_DAY);
    expect(await response.text()).toBe('<svg/>');
    const etag = response.headers.get('etag')!;
    const again = await fetch(`${origin}/maps/land.svg`, { headers: { ...headers, 'if-none-match': etag } });
    expect({ status: again.status, etag: again.headers.get('etag') }).toEqual({ status: 304, etag });
  });

  it('accepts reads only', async () => {
    expect((await requestFile('chunks/a~b.js', 'br', 'POST')).status).toBe(418);
  });

  it('is empty without a build', async () => {
    const files = await openBuildFiles([
      { folder: path.join(folder, 'missing'), address: '/_next/static/', cacheControl: CACHE_A_YEAR },
    ]);
    expect(files({ url: '/_next/static/chunks/a~b.js' } as never, {} as never)).toBe(false);
  });
});
