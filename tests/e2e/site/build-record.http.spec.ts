import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isChunkFailure } from '../../../components/frame/effects/chunk-reload';
import { secondsOf } from '../../../scripts/build/build-report.mjs';

const CHUNKS = '.next/static/chunks';

/** Files of Next's build that our programs read (docs/upgrading.md). */
test.describe('the build', () => {
  test('reports the time that its pages took', () => {
    const record = readFileSync('.next/trace', 'utf8');
    expect(secondsOf(record, 'static-generation')).toBeGreaterThan(0);
    expect(secondsOf(record, 'next-build')).toBeGreaterThan(secondsOf(record, 'static-generation')!);
  });

  test('renders no page of a market, so that its cost does not grow with markets', () => {
    const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as { routes: object };
    expect(Object.keys(routes)).toContain('/manifest.webmanifest');
    expect(Object.keys(routes).filter((route) => /^\/[a-z]{2}-[a-z]{2}/.test(route))).toEqual([]);
  });

  test('does not grow with addresses that do not exist', async ({ request }) => {
    const address = '/gh-en/article-list/no-such-article';
    for (let time = 0; time < 2; time += 1) expect((await request.get(address)).status()).toBe(404);
    const names = readdirSync('.next/server/app', { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.includes('no-such-article'))).toEqual([]);
  });

  test('has a compressed copy of each script and style sheet', () => {
    const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' });
    const plain = files.filter((name) => /\.(js|css)$/.test(name));
    expect(plain.length).toBeGreaterThan(10);
    expect(plain.filter((name) => !existsSync(path.join('.next/static', `${name}.br`)))).toEqual([]);
  });

  test('throws the error that the frame recognises as a chunk that failed to load', () => {
    const runtime = readdirSync(CHUNKS).find((name) => /^turbopack-.*\.js$/.test(name));
    const code = readFileSync(path.join(CHUNKS, runtime!), 'utf8');
    expect(isChunkFailure(new Error(/Failed to load chunk/.exec(code)?.[0]))).toBe(true);
  });
});
