import { execFileSync, spawn, type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type Driver from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { encodePassword } from '@/lib/client/session/encode-password';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { Tables } from '@/lib/server/platform/db/tables/tables';
import { SQLITE_PACKAGE } from '../../../scripts/installed.mjs';
import { insertPlaces, internationalOrder } from '../../contract/support/order-samples';
import { readCode128 } from '../../fixtures/read-code128';
import { rasterizePdf } from '../../fixtures/read-pdf';
import { findFreePort } from '../../fixtures/free-port';
import { PageSource } from '../support/read-html';

const SQLite = createRequire(import.meta.url)(SQLITE_PACKAGE) as typeof Driver;
/** Only root may run a program as another user and mount a folder read-only. */
const IS_ROOT = process.getuid?.() === 0;
/** Debian's `nobody`. */
const NOBODY = 65534;

test.describe.configure({ mode: 'serial' });

const home = mkdtempSync(path.join(tmpdir(), 'image-'));
const [release, data] = [path.join(home, 'release'), path.join(home, 'data')];
let site: ChildProcess;
let origin: string;
let output = '';

/** Runs the read-only release as a user who owns only `data`. */
function run(environment: NodeJS.ProcessEnv): ChildProcess {
  const mounted = `mount --bind ${release} ${release} && mount -o remount,ro,bind ${release} && cd ${release}`;
  const settings = { env: environment, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };
  if (IS_ROOT)
    return spawn('unshare', ['-m', 'sh', '-c', `${mounted} && exec runuser -u nobody -- node start.mjs`], settings);
  execFileSync('chmod', ['-R', 'a-w', release]);
  return spawn('node', ['start.mjs'], { ...settings, cwd: release });
}

const get = (address: string, headers: Record<string, string> = {}) => fetch(origin + address, { headers });
async function call<Data>(name: CallName, input: object, headers: Record<string, string> = {}): Promise<Data> {
  const response = await fetch(`${origin}/api${CALLS[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', countryCode: 'GH', ...headers },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as { data: Data };
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.data;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  console.log(execFileSync('node', ['scripts/image.mjs', 'collect', release], { encoding: 'utf8' }).trim());
  mkdirSync(data);
  chmodSync(home, 0o755);
  if (IS_ROOT) chownSync(data, NOBODY, NOBODY);
  writeFileSync(path.join(home, 'began'), '');
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  site = run({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: `file:${data}/site.db`,
    PAGES_DIR: `${data}/pages`,
    ASSETS_DIR: `${data}/assets`,
    OUTBOX_DIR: `${data}/outbox`,
    RENDER_AHEAD: 'false',
    LOG_LEVEL: 'warn',
  });
  for (const stream of [site.stdout!, site.stderr!]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = () =>
    get('/api/health').then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000, message: output }).toBe(200);
});

test.afterAll(async () => {
  const exit = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await exit;
  if (!IS_ROOT) execFileSync('chmod', ['-R', 'u+w', release]);
  rmSync(home, { recursive: true, force: true });
});

test('the release runs on a read-only system as another user: pages, pictures, documents', async () => {
  for (const [page, language] of [
    ['/gh-en', 'en'],
    ['/eg-ar', 'ar'],
    ['/gh-en/privacy-policy', 'en'],
    ['/pk-ur/location-map', 'ur'],
  ] as const) {
    const response = await get(page);
    expect(response.status, page).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}`);
    expect(new PageSource(html).text('h1')).toHaveLength(1);
    for (const [, file] of html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g))
      for (const coding of ['br', 'identity'])
        expect((await get(file!, { 'accept-encoding': coding })).status, file).toBe(200);
  }
  const picture = await get('/og/en/article-list.png');
  expect({ status: picture.status, contentType: picture.headers.get('content-type') }).toEqual({
    status: 200,
    contentType: 'image/png',
  });
  expect((await get('/api/health/live')).status).toBe(200);

  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new SQLite(`${data}/site.db`) }) });
  await insertPlaces({ services: { db } });
  await db.destroy();
  // The sample account that the site names when it starts.
  const [, account = '', password = ''] = /(\S+@\S+)\s+(\S+)/.exec(output)!;
  const login = { userName: account, password: await encodePassword(password), rememberMe: true };
  const { accessToken: token } = await call<{ accessToken: string }>('login', login);
  const receiver = { ...internationalOrder().receiver, name: 'آمنة Ama 王伟' };
  const order = { ...internationalOrder(), receiver };
  const placedOrder = await call<{ id: string; waybillNo: string }>('addInternationalOrder', order, { token });
  const link = await fetch(
    `${origin}/api${CALLS.getPdfFileUrl.path}?${new URLSearchParams({ id: placedOrder.id, kind: 'label' })}`,
    { headers: { token, lang: 'en', countryCode: 'GH' } },
  );
  const { data: paper } = (await link.json()) as { data: { url: string } };
  const pdf = await get(paper.url);
  expect(pdf.status).toBe(200);
  const { pages } = await rasterizePdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(readCode128(pages[0]!.pixels)).toBe(placedOrder.waybillNo);
  expect(pages[0]!.text).toContain('Ama');
});

test('the release writes only to its data folders', () => {
  test.skip(!IS_ROOT, 'what is written by others cannot be told from what this user writes');
  // `find` fails if another process deletes a folder before it is read. The list is complete without that folder.
  const newer = ['-ignore_readdir_race', '-user', 'nobody', '-newer', path.join(home, 'began')];
  const { stdout, stderr } = spawnSync('find', ['/tmp', '/var/tmp', '/dev/shm', release, ...newer], {
    encoding: 'utf8',
  });
  expect(stderr.replaceAll(/^find: .*: No such file or directory\n/gm, '')).toBe('');
  expect(stdout.split('\n').filter((file) => file && file !== data && !file.startsWith(`${data}/`))).toEqual([]);
});
