import { formatNumber } from './format-range';

/** Returns a count, with a plus if there are more than were counted: `12`, `999+`. */
export function formatCount(count: number, hasMore: boolean, locale: string): string {
  return `${formatNumber(count, locale)}${hasMore ? '+' : ''}`;
}
