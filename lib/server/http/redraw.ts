import 'server-only';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { Config } from '../config';
import { REDRAW_HEADER } from './page-cache';

/** Longer than a read may take (lib/server/caller.ts); who waits has the page as it was after that. */
const PATIENCE_MS = 5000;
/** After a failure pages are answered as they are, and drawn anew behind the answer, for so long. */
const PAUSE_MS = 3000;

/** The word by which Next knows that a redraw is asked for by its own server. */
async function redrawWord(): Promise<string> {
  const manifest = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8')) as {
    preview: { previewModeId: string };
  };
  return manifest.preview.previewModeId;
}

/** Asks the site itself for stored pages, in the way that makes Next draw them anew. */
export async function createRedraw({
  PORT: port,
  TURKISH_HOSTS: [turkishHost],
}: Pick<Config, 'PORT' | 'TURKISH_HOSTS'>): Promise<(path: string) => Promise<void>> {
  // Turkish pages are drawn under their own host alone.
  const hostOf = (path: string) => (turkishHost && /^\/tr-/.test(path) ? turkishHost : 'localhost');
  const word = await redrawWord();
  const underWay = new Map<string, Promise<void>>();
  let pausedUntil = 0;
  const draw = (path: string) =>
    new Promise<void>((resolve) => {
      const done = (drawn: boolean) => {
        if (!drawn) pausedUntil = Date.now() + PAUSE_MS;
        resolve();
      };
      const headers = { host: hostOf(path), [REDRAW_HEADER]: word };
      const asked = request({ port, path: encodeURI(path), method: 'HEAD', headers, timeout: PATIENCE_MS });
      asked.on('response', (response) => {
        response.resume();
        done(response.statusCode! < 500);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => done(false));
      asked.end();
    });
  return async (path) => {
    if (Date.now() < pausedUntil) return;
    const begun = underWay.get(path) ?? draw(path).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    await begun;
  };
}
