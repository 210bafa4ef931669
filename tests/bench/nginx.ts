import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../fixtures/free-port';
import { sideBySide } from './load';
import { atLeast, type BenchResult } from './result';
import { startSite } from './site-process';

const PAGE = '/gh-en/service/help';

/** The shipped configuration without what only a public host has: certificates, and hosts that are not ours. */
function shipped(folder: string, ports: { site: number; nginx: number }): string {
  const text = readFileSync('docs/deploy/nginx.conf', 'utf8');
  const servers = text.indexOf('# Hosts that are not ours');
  const main = text.lastIndexOf('\nserver {');
  return (text.slice(0, servers) + text.slice(main))
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replace('/var/cache/nginx/site', path.join(folder, 'cache'))
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${ports.nginx}`)
    .replace('www.example.com www.example.com.tr', '127.0.0.1')
    .replaceAll(/^\s*ssl_certificate.*$/gm, '');
}

/** A content page behind the shipped nginx, against the same bytes that nginx reads from a file. */
export async function benchNginx(): Promise<BenchResult[]> {
  if (spawnSync('nginx', ['-v']).error) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const ports = { site: await freePort(), nginx: await freePort(), file: await freePort() };
  const site = await startSite(ports.site);
  const page = Buffer.from(await (await fetch(site.origin + PAGE)).arrayBuffer());
  mkdirSync(path.join(folder, 'files', path.dirname(PAGE)), { recursive: true });
  writeFileSync(path.join(folder, 'files', PAGE), page);
  const file = `server { listen 127.0.0.1:${ports.file}; root ${folder}/files; default_type text/html; }`;
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes auto; pid ${folder}/pid; error_log stderr crit;
    events {} http { access_log off; sendfile on; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    ${shipped(folder, ports)} ${file} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  try {
    const behind = `http://127.0.0.1:${ports.nginx}${PAGE}`;
    await untilItAnswers(behind);
    const [kept, read] = await sideBySide(behind, `http://127.0.0.1:${ports.file}${PAGE}`);
    return [atLeast('content page behind the shipped nginx against a file', kept / read, 'ratio', 0.8)];
  } finally {
    nginx.kill('SIGTERM');
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} did not answer`);
}
