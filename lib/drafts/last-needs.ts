import type { Caller } from '@/lib/http/call';
import type { Needs } from './draft';
import { repeatedNeeds } from './draft-from-order';

const quiet = { quiet: true };

/**
 * Returns the first page's answers of a customer with orders. Answers given on this device take precedence over those
 * of the last order. `kind` is not taken from the last order, because each shipment has its own.
 */
export function withLastNeeds(needs: Needs, last: Needs): Needs {
  const { frequency, shippingVolume } = needs.frequency === '' ? last : needs;
  const customerType = needs.customerType || last.customerType;
  return { kind: needs.kind, customerHistory: 'regular', customerType, frequency, shippingVolume };
}

/** Saves the answers, completed from the account's last order. Returns false without one. Rejects with CallFailure. */
export async function completeNeedsFromLastOrder(
  api: Caller,
  needs: Needs,
  save: (needs: Needs) => void,
): Promise<boolean> {
  const { items } = await api('queryOrderPage', { size: 1 }, quiet);
  const [last] = items;
  if (last) save(withLastNeeds(needs, repeatedNeeds(await api('getOrder', { id: last.id }, quiet))));
  return last !== undefined;
}
