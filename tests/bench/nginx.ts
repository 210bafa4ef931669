import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../fixtures/free-port';
import { startNginx } from '../fixtures/nginx';
import { sideBySide } from './load';
import { atLeast, type BenchResult } from './result';
import { startSite } from './site-process';

const PAGE = '/gh-en/service/help';

/** A content page behind the shipped nginx, against the same bytes that nginx reads from a file. */
export async function benchNginx(): Promise<BenchResult[]> {
  if (spawnSync('nginx', ['-v']).error) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const ports = { site: await freePort(), file: await freePort() };
  const site = await startSite(ports.site);
  const page = Buffer.from(await (await fetch(site.origin + PAGE)).arrayBuffer());
  mkdirSync(path.join(folder, path.dirname(PAGE)), { recursive: true });
  writeFileSync(path.join(folder, PAGE), page);
  const file = `server { listen 127.0.0.1:${ports.file}; root ${folder}; default_type text/html; }`;
  const nginx = await startNginx(ports.site, file);
  try {
    const [kept, read] = await sideBySide(nginx.origin + PAGE, `http://127.0.0.1:${ports.file}${PAGE}`);
    return [atLeast('content page behind the shipped nginx against a file', kept / read, 'ratio', 0.8)];
  } finally {
    await nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
