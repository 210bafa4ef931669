import 'server-only';
import { isContentTag, type ContentChange } from '@/lib/server/platform/content-changes';

/** What a page was drawn from: the label of each content tag that it carries. */
export type Labels = Readonly<Record<string, string>>;

/** Ends the label of a change that was seen just now: a page drawn under it may still hold older data. */
const FRESH = '~';
const bare = (label: string) => label.replace(FRESH, '');

export interface ContentLabels {
  /** Takes what a look at the database saw. */
  note: (changes: readonly ContentChange[]) => void;
  /** Taken when the drawing of a page begins; answers its labels once its tags are known. */
  snapshot: () => (tags: readonly string[]) => Labels;
  /** False for a page drawn from data that has changed since. */
  areCurrent: (labels: Labels) => boolean;
}

/**
 * Versions of content as the database counts them, so that pages are compared between processes, machines and starts
 * without their clocks. Before the first look every page counts as current: nobody can say otherwise.
 */
export function createContentLabels(): ContentLabels {
  let known: ReadonlyMap<string, string> | null = null;
  return {
    note(changes) {
      const before = known;
      known = new Map(
        changes.map(({ tag, version, changedAt }) => {
          const label = `${version}@${changedAt}`;
          return [tag, bare(before?.get(tag) ?? '') === label ? label : label + FRESH];
        }),
      );
    },
    snapshot() {
      const begun = known;
      return (tags) => Object.fromEntries(tags.filter(isContentTag).map((tag) => [tag, begun?.get(tag) ?? '']));
    },
    areCurrent: (labels) =>
      known === null ||
      Object.entries(labels).every(([tag, label]) => {
        const now = known?.get(tag) ?? '';
        return label === now || (bare(label) === label && label === bare(now));
      }),
  };
}
