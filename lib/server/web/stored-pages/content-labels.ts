import 'server-only';
import { isContentTag, type ContentChange } from '../../platform/content-changes';

/** Versions of the data of a page: the label of each of its content tags. */
export type PageLabels = Readonly<Record<string, string>>;

/** Suffix of the label of a change that was just found. A page rendered with it may still contain older data. */
const FRESH_SUFFIX = '~';
const bare = (label: string) => label.replace(FRESH_SUFFIX, '');

export interface ContentLabels {
  /** Records the versions that a check of the database found. */
  note: (changes: readonly ContentChange[]) => void;
  /** Call it when rendering starts. The result returns the labels once the page's tags are known. */
  snapshot: () => (tags: readonly string[]) => PageLabels;
  /** Returns false for a page whose data has changed since it was rendered. */
  areCurrent: (labels: PageLabels) => boolean;
}

/**
 * Creates the labels of content versions from the database. They show which page is older, also between processes,
 * machines and starts, and do not depend on clocks. Before the first check, every page counts as current.
 */
export function createContentLabels(): ContentLabels {
  let currentLabels: ReadonlyMap<string, string> | null = null;
  return {
    note(changes) {
      const before = currentLabels;
      currentLabels = new Map(
        changes.map(({ tag, version, changedAt }) => {
          const label = `${version}@${changedAt}`;
          return [tag, bare(before?.get(tag) ?? '') === label ? label : label + FRESH_SUFFIX];
        }),
      );
    },
    snapshot() {
      const labelsBefore = currentLabels;
      return (tags) => Object.fromEntries(tags.filter(isContentTag).map((tag) => [tag, labelsBefore?.get(tag) ?? '']));
    },
    areCurrent: (labels) =>
      currentLabels === null ||
      Object.entries(labels).every(([tag, label]) => {
        const now = currentLabels?.get(tag) ?? '';
        return label === now || (bare(label) === label && label === bare(now));
      }),
  };
}
