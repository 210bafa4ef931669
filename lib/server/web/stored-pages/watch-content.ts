import 'server-only';
import type { Services } from '../../context';
import { readContentChanges, type ContentChange, type ContentTag } from '@/lib/server/platform/content-changes';

/** A change is seen everywhere within two looks. */
const POLL_INTERVAL_MS = 2000;

/**
 * The tags that are out of date, look by look. At the first look every change counts: what was built may come from an
 * older database. A tag is named again at the next look, for a page that was being drawn from old data meanwhile.
 */
export function changeDetector(): (changes: readonly ContentChange[]) => ContentTag[] {
  const known = new Map<ContentTag, number>();
  let again: readonly ContentTag[] = [];
  return (changes) => {
    const changed = changes.filter(({ tag, version }) => known.get(tag) !== version).map(({ tag }) => tag);
    for (const { tag, version } of changes) known.set(tag, version);
    const due = [...new Set([...changed, ...again])];
    again = changed;
    return due;
  };
}

/**
 * Looks for imports of other processes: `seen` is told what each look found, `expire` the tags that are out of date.
 * Never keeps the process alive; answers a function that ends it. A database that does not answer is asked again: pages go on with what they have.
 */
export function watchContent(
  { db, log, lookEveryMs = POLL_INTERVAL_MS }: Pick<Services, 'db' | 'log'> & { lookEveryMs?: number },
  { seen, expire }: { seen: (changes: readonly ContentChange[]) => void; expire: (tags: ContentTag[]) => void },
): () => void {
  let detect = changeDetector();
  let failing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      const changes = await readContentChanges(db);
      seen(changes);
      const due = detect(changes);
      if (failing) log.info('content changes can be read again');
      failing = false;
      if (due.length > 0 && !stopped) expire(due);
    } catch (error) {
      if (!failing && !stopped) log.warn({ err: error }, 'content changes could not be read');
      failing = true;
      // Pages that could not be made anew meanwhile were kept as they were: afterwards every change counts again.
      detect = changeDetector();
    }
    if (!stopped) timer = setTimeout(() => void look(), lookEveryMs).unref();
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
