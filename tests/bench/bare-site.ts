import { freePort } from '../fixtures/free-port';
import { finish, startProgram, type SiteProcess } from './site-process';

const FOLDER = 'tests/bench/bare';
const NEXT = 'node_modules/.bin/next';

/** The bare site under Next's own server, built anew. */
export async function startBareSite(): Promise<SiteProcess> {
  await finish(NEXT, ['build', FOLDER]);
  const port = await freePort();
  return startProgram(NEXT, ['start', FOLDER, '-p', String(port)], { origin: `http://127.0.0.1:${port}`, ready: '/' });
}
