import type { Needs } from './draft';

export type Question = keyof Needs;

/** §2: the questions of the wizard's first page that are still open, in their order. */
export function unanswered(needs: Needs): Question[] {
  const asked: Question[] = ['customerHistory', 'customerType', 'kind', 'frequency'];
  if (needs.frequency === 'regular') asked.push('shippingVolume');
  return asked.filter((question) => needs[question] === '');
}

/** Every answer that an order carries; the kind is the entry page's own. */
export function needsComplete(needs: Needs): boolean {
  return unanswered(needs).every((question) => question === 'kind');
}
