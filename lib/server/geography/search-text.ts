import 'server-only';
import { foldText } from '@/lib/i18n/fold-text';

/** What the `search` column of a place holds: each different name folded, between bars, so that `|acc` finds a beginning. */
export function searchText(names: readonly string[]): string {
  return `|${[...new Set(names.map(foldText))].join('|')}|`;
}
