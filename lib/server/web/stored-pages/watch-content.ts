import 'server-only';
import type { Services } from '../../platform/context';
import { readContentChanges, type ContentChange, type ContentTag } from '../../platform/content-changes';

/** Milliseconds between two checks. Every process notices a change within two checks. */
const POLL_INTERVAL_MS = 2000;

/**
 * Returns a function that gives the outdated tags at each check. At the first check every change counts, because the
 * build may come from an older database. Each tag is repeated at the next check, for pages that were being rendered
 * from old data.
 */
export function createChangeDetector(): (changes: readonly ContentChange[]) => ContentTag[] {
  const versions = new Map<ContentTag, number>();
  let again: readonly ContentTag[] = [];
  return (changes) => {
    const changedTags = changes.filter(({ tag, version }) => versions.get(tag) !== version).map(({ tag }) => tag);
    for (const { tag, version } of changes) versions.set(tag, version);
    const tags = [...new Set([...changedTags, ...again])];
    again = changedTags;
    return tags;
  };
}

/**
 * Checks for imports by other processes. Calls `onChanges` with the result of each check, and `expire` with the
 * outdated tags. Returns a function that stops it. It never keeps the process alive. If the database does not
 * respond, it retries, and pages keep their data.
 */
export function watchContent(
  { db, log, lookEveryMs: checkIntervalMs = POLL_INTERVAL_MS }: Pick<Services, 'db' | 'log'> & { lookEveryMs?: number },
  {
    onChanges,
    expire,
  }: { onChanges: (changes: readonly ContentChange[]) => void; expire: (tags: ContentTag[]) => void },
): () => void {
  let detect = createChangeDetector();
  let isFailing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const checkChanges = async (): Promise<void> => {
    try {
      const changes = await readContentChanges(db);
      onChanges(changes);
      const tags = detect(changes);
      if (isFailing) log.info('content change read recovered');
      isFailing = false;
      if (tags.length > 0 && !stopped) expire(tags);
    } catch (error) {
      if (!isFailing && !stopped) log.warn({ err: error }, 'content change read failed');
      isFailing = true;
      // Pages that could not be rendered meanwhile are unchanged, so every change counts again afterwards.
      detect = createChangeDetector();
    }
    if (!stopped) timer = setTimeout(() => void checkChanges(), checkIntervalMs).unref();
  };
  void checkChanges();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
