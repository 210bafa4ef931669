import { readSessionItem, writeSessionItem } from '@/lib/client/browser-storage';

const RELOADED_AT = 'chunkReloadedAt';
/** Milliseconds: a chunk that fails again this soon will not come; reloading would only loop. */
const GUARD = 60_000;

const CHUNK_FAILURE =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;

/** A part of the program could not be fetched: after a release the old parts are gone. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_FAILURE.test(error.message);
}

/** §4: a failed chunk load reloads the page, once. Not without a network: what was typed would be lost for nothing. */
export function reloadOnce(reload: () => void = () => location.reload(), now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(readSessionItem(RELOADED_AT)) < GUARD) return false;
  writeSessionItem(RELOADED_AT, String(now));
  // Where the note could not be kept, a reload could repeat for ever.
  if (readSessionItem(RELOADED_AT) === null) return false;
  reload();
  return true;
}

const ADDRESS = /\/_next\/static\/\S+?\.(?:js|css)/;

/** The server answers, and has the part no more. A network that is away is told where the part was asked for. */
async function isGone(part: string): Promise<boolean> {
  return fetch(part, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Reloads for a part that a release took away. */
async function follow(failure: string): Promise<void> {
  const part = ADDRESS.exec(failure)?.[0];
  if (part && (await isGone(part))) reloadOnce();
}

export function followChunkFailures(signal: AbortSignal): void {
  addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (isChunkFailure(reason)) void follow((reason as Error).message);
    },
    { signal },
  );
  addEventListener(
    'error',
    ({ error, target }) => {
      if (target instanceof HTMLScriptElement) void follow(target.src);
      else if (isChunkFailure(error)) void follow((error as Error).message);
    },
    // Failures of script elements do not bubble.
    { signal, capture: true },
  );
}
