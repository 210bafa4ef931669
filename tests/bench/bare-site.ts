import path from 'node:path';
import { findFreePort } from '../fixtures/free-port';
import { runProgram, startProgram, type SiteProcess } from './site-process';

const FOLDER = 'tests/bench/bare';

/**
 * Builds the bare site and starts it on Next's own server. The site has a separate folder, because Next uses the
 * middleware of its working directory.
 */
export async function startBareSite(): Promise<SiteProcess> {
  const next = path.resolve('node_modules/.bin/next');
  await runProgram(next, ['build', '--webpack'], FOLDER);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  return startProgram(next, ['start', '-p', String(port)], { origin, ready: '/', cwd: FOLDER });
}
