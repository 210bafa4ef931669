import type { QuoteRequest } from '@/lib/contract/quotes';
import type { Needs } from '@/lib/client/ship/draft';

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

/** §1: business express is for companies, whatever was answered before; otherwise who imports is who sends, until somebody says otherwise. */
function quotedCustomer({ customerType }: Needs, request: QuoteRequest): 'individual' | 'business' {
  if (request.service === 'business-express') return 'business';
  return customerType || (request.kind === 'domestic' ? 'individual' : request.customer);
}

/** The answers of the first page with those that a quote gives (docs/decisions.md#sending-in-few-steps). */
export function needsOfQuote(needs: Needs, request: QuoteRequest, known: boolean): Needs {
  return {
    kind: request.kind,
    customerHistory: needs.customerHistory || (known ? 'regular' : 'new'),
    customerType: quotedCustomer(needs, request),
    frequency: needs.frequency || 'single',
    shippingVolume: needs.shippingVolume,
  };
}
