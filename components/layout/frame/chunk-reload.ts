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

/** §4: a failed chunk load reloads the page, once. */
export function reloadOnce(reload: () => void = () => location.reload(), now = Date.now()): boolean {
  if (now - Number(readSessionItem(RELOADED_AT)) < GUARD) return false;
  writeSessionItem(RELOADED_AT, String(now));
  // Where the note could not be kept, a reload could repeat for ever.
  if (readSessionItem(RELOADED_AT) === null) return false;
  reload();
  return true;
}

export function followChunkFailures(signal: AbortSignal): void {
  addEventListener('unhandledrejection', ({ reason }) => isChunkFailure(reason) && reloadOnce(), { signal });
  addEventListener(
    'error',
    ({ error, target }) => {
      const isOurScript = target instanceof HTMLScriptElement && target.src.includes('/_next/static/');
      if (isOurScript || isChunkFailure(error)) reloadOnce();
    },
    // Failures of script elements do not bubble.
    { signal, capture: true },
  );
}
