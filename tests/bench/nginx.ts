import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../../scripts/stack/nginx.mjs';
import { freePort } from '../fixtures/free-port';
import { inTurn } from './load';
import { atLeast, type BenchResult } from './result';
import { startSite } from './site-process';

const PAGE = '/gh-en/service/help';
const CODINGS = ['identity', 'gzip', 'gzip, deflate, br'];
const COUNTED = '?utm_source=mail&utm_medium=link&gclid=1';

/** Compares a content page behind the shipped nginx with the same bytes that nginx reads from a file, for any kind of request. */
export async function benchNginx(): Promise<BenchResult[]> {
  if (spawnSync('nginx', ['-v']).error) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const filePort = await freePort();
  const site = await startSite();
  await fetch(site.origin + PAGE);
  const page = Buffer.from(await (await fetch(site.origin + PAGE)).arrayBuffer());
  mkdirSync(path.join(folder, path.dirname(PAGE)), { recursive: true });
  writeFileSync(path.join(folder, PAGE), page);
  const file = `server { listen 127.0.0.1:${filePort}; root ${folder}; default_type text/html; }`;
  const nginx = await startNginx([Number(new URL(site.origin).port)], { more: file });
  try {
    const results: BenchResult[] = [];
    for (const coding of CODINGS) {
      const headers = { 'accept-encoding': coding };
      const [kept, counted, read] = await inTurn([
        { address: `${nginx.origin}${PAGE}`, headers },
        { address: `${nginx.origin}${PAGE}${COUNTED}`, headers },
        { address: `http://127.0.0.1:${filePort}${PAGE}`, headers },
      ]);
      const name = `content page behind nginx against a file, ${coding}`;
      results.push(atLeast(name, kept! / read!, 'times', 0.9));
      results.push(atLeast(`${name}, counted`, counted! / read!, 'times', 0.9));
    }
    return results;
  } finally {
    await nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
