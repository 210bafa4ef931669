import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startNginx, type Nginx } from '../../../scripts/stack/nginx.mjs';
import { OwnSite } from '../support/own-site';

/**
 * Builds the site a second time: part of `npm run chaos`. Its kind is tested with made-up releases in
 * two-processes.http.spec.
 */
test.skip(!process.env.TWO_BUILDS, 'TWO_BUILDS=1 builds the site a second time');
test.describe.configure({ mode: 'serial' });

const PREFIXES = ['gh-en', 'eg-ar', 'pk-ur'];
const PARTS = /(?:src|href)="(\/_next\/static\/[^"]+)"|"(\/page-data\/[^"]+)"/g;

const other = mkdtempSync(path.join(tmpdir(), 'other-build-'));
let sites: OwnSite[];
let nginx: Nginx;

/** The same sources with other colours and another script: most files of the two builds have other names. */
function buildAgain(): void {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${other} && cp -al node_modules ${other}/node_modules`]);
  const change = (file: string, from: string, to: string) => {
    const place = path.join(other, file);
    const text = readFileSync(place, 'utf8');
    expect(text).toContain(from);
    writeFileSync(place, text.replace(from, to));
  };
  change('app/styles/tokens.css', '#174a9c', '#174a9d');
  change('components/frame/effects/chunk-reload.ts', '60_000', '60_001');
  execFileSync('node', ['scripts/build.mjs'], {
    cwd: other,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

test.beforeAll(async () => {
  test.setTimeout(400_000);
  buildAgain();
  sites = [await OwnSite.create(), await OwnSite.create(undefined, {}, other)];
  await Promise.all(sites.map((site) => site.start()));
  nginx = await startNginx(sites.map(({ origin }) => Number(new URL(origin).port)));
});

test.afterAll(async () => {
  await nginx?.stop();
  await Promise.all((sites ?? []).map((site) => site.drop()));
  rmSync(other, { recursive: true, force: true });
});

test('pages of both builds find all their parts on either process', async () => {
  test.setTimeout(300_000);
  const parts = new Set<string>();
  for (const site of sites)
    for (const prefix of PREFIXES) {
      const map = await site.text(`/sitemap/${prefix}.xml`);
      for (const [, url] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
        const html = await site.text(new URL(url!).pathname);
        for (const [, file, data] of html.matchAll(PARTS)) parts.add((file ?? data)!);
      }
    }
  expect(parts.size).toBeGreaterThan(0);
  const missing: string[] = [];
  let requestCount = 0;
  for (const part of parts)
    // Each process is the first one once, and a missing file must not be cached.
    for (let time = 0; time < 2; time += 1) {
      requestCount += 1;
      const { status } = await fetch(nginx.origin + part, { headers: { 'accept-encoding': time ? 'br' : 'identity' } });
      if (status !== 200) missing.push(`${status} ${part}`);
    }
  console.log(`${parts.size} parts of two builds, ${requestCount} requests, ${missing.length} missing`);
  expect(missing).toEqual([]);
});
