import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startNginx } from '../../scripts/stack/nginx.mjs';
import { findFreePort } from '../fixtures/free-port';
import { measureRates } from './load';
import { atLeast, type BenchResult } from './result';
import { startSite } from './site-process';

const PAGE = '/gh-en/service/help';
const CODINGS = ['identity', 'gzip', 'gzip, deflate, br'];
const CAMPAIGN_QUERY = '?utm_source=mail&utm_medium=link&gclid=1';

/** Returns the bytes of a page as sent, without decoding them, and their coding. */
function encodedPage(address: string, coding: string): Promise<{ bytes: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: { 'accept-encoding': coding } }, (response) => {
      const encoding = response.headers['content-encoding'];
      buffer(response).then((bytes) => resolve({ bytes, encoding }), reject);
    });
    request.on('error', reject);
  });
}

/**
 * Compares a content page behind the shipped nginx with the same bytes that nginx reads from a file and logs in the
 * same form, for each encoding. Returns no results if nginx is not installed.
 */
export async function benchNginx(): Promise<BenchResult[]> {
  if (spawnSync('nginx', ['-v']).error) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const filePort = await findFreePort();
  const site = await startSite();
  await fetch(site.origin + PAGE);
  const locations: string[] = [];
  for (const [index, coding] of CODINGS.entries()) {
    const { bytes, encoding } = await encodedPage(site.origin + PAGE, coding);
    mkdirSync(path.join(folder, `${index}`));
    writeFileSync(path.join(folder, `${index}/page`), bytes);
    locations.push(`location /${index}/ { ${encoding ? `add_header Content-Encoding ${encoding};` : ''} }`);
  }
  const file = `server { listen 127.0.0.1:${filePort}; root ${folder}; default_type text/html;
    access_log ${folder}/access.log site; ${locations.join(' ')} }`;
  const nginx = await startNginx([Number(new URL(site.origin).port)], { more: file });
  try {
    const results: BenchResult[] = [];
    for (const [index, coding] of CODINGS.entries()) {
      const headers = { 'accept-encoding': coding };
      const [kept, counted, read] = await measureRates([
        { address: `${nginx.origin}${PAGE}`, headers },
        { address: `${nginx.origin}${PAGE}${CAMPAIGN_QUERY}`, headers },
        { address: `http://127.0.0.1:${filePort}/${index}/page`, headers },
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
