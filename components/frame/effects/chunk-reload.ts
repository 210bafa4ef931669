import { readSessionItem, writeSessionItem } from '@/lib/client/browser-storage';

const RELOADED_AT = 'chunkReloadedAt';
/** Milliseconds. A chunk that fails again within this time will not load, and another reload would start a loop. */
const RELOAD_GUARD_MS = 60_000;

const CHUNK_FAILURE =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i;

/** Returns true if a part of the program could not be fetched. After a release the old parts are gone. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_FAILURE.test(error.message);
}

/**
 * Reloads the page once after a failed chunk load (§4). Returns false if it does not: without a network (typed values
 * would be lost), again within a minute, or if the time cannot be stored.
 */
export function reloadOnce(reload: () => void = () => location.reload(), now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(readSessionItem(RELOADED_AT)) < RELOAD_GUARD_MS) return false;
  writeSessionItem(RELOADED_AT, String(now));
  // If the time cannot be stored, reloads could repeat without end.
  if (readSessionItem(RELOADED_AT) === null) return false;
  reload();
  return true;
}

const PART_ADDRESS = /\/_next\/static\/\S+?\.(?:js|css)/;

/**
 * Returns true if the server responds that the part is missing (404). Returns false without a network: the code that
 * requested the part handles that.
 */
async function isGone(part: string): Promise<boolean> {
  return fetch(part, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Reloads the page if a release has removed the part. */
async function reloadIfRemoved(failure: string): Promise<void> {
  const part = PART_ADDRESS.exec(failure)?.[0];
  if (part && (await isGone(part))) reloadOnce();
}

export function followChunkFailures(signal: AbortSignal): void {
  addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (isChunkFailure(reason)) void reloadIfRemoved((reason as Error).message);
    },
    { signal },
  );
  addEventListener(
    'error',
    ({ error, target }) => {
      if (target instanceof HTMLScriptElement) void reloadIfRemoved(target.src);
      else if (isChunkFailure(error)) void reloadIfRemoved((error as Error).message);
    },
    // Failures of script elements do not bubble.
    { signal, capture: true },
  );
}
