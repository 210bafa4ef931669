import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import type { Needs } from './draft';

export type NeedsQuestion = keyof Needs;

/** Returns the open questions of the wizard's first page, in order (§2). */
export function unansweredQuestions(needs: Needs): NeedsQuestion[] {
  const questions: NeedsQuestion[] = ['customerHistory', 'customerType', 'kind', 'frequency'];
  if (needs.frequency === 'regular') questions.push('shippingVolume');
  return questions.filter((question) => needs[question] === '');
}

/**
 * Questions whose answers an order does not need: the entry page sets the kind, and orders of a sheet have no volume.
 */
const NOT_NEEDED: readonly NeedsQuestion[] = ['kind', 'shippingVolume'];

/** Returns true if every answer that an order needs is given. */
export function areNeedsComplete(needs: Needs): boolean {
  return unansweredQuestions(needs).every((question) => NOT_NEEDED.includes(question));
}

/**
 * Returns the customer type for a quote: `business` for business express (§1), else the earlier answer. Without an
 * answer, it is the importer of an international quote, and `individual` within a country.
 */
function quotedCustomer({ customerType }: Needs, request: QuoteRequest): 'individual' | 'business' {
  if (request.service === 'business-express') return 'business';
  return customerType || (request.kind === 'domestic' ? 'individual' : request.customer);
}

/**
 * Returns the first page's answers with those from a quote (docs/decisions/wizard.md). `isKnown`: the person is logged
 * in.
 */
export function needsOfQuote(needs: Needs, request: QuoteRequest, isKnown: boolean): Needs {
  return {
    kind: request.kind,
    customerHistory: needs.customerHistory || (isKnown ? 'regular' : 'new'),
    customerType: quotedCustomer(needs, request),
    frequency: needs.frequency || 'single',
    shippingVolume: needs.shippingVolume,
  };
}
