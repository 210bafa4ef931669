import type { Caller } from '@/lib/http/call';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { Draft, DraftParty } from './draft';
import { partyFields } from './draft-from-order';

const quiet = { quiet: true };
/** Number of recent orders to search for one of the same kind. */
const MAX_SEARCHED_ORDERS = 10;

/**
 * Returns the sender of the account's newest order of this kind if it left from `origin`. Null otherwise, and if none
 * of the searched orders is of this kind. Rejects with CallFailure.
 */
export async function loadLastSender(
  api: Caller,
  { kind, origin }: { kind: ShipmentKind } & Pick<Draft, 'origin'>,
): Promise<DraftParty | null> {
  const { items } = await api('queryOrderPage', { size: MAX_SEARCHED_ORDERS }, quiet);
  const last = items.find((order) => order.kind === kind);
  if (!last) return null;
  const { sender } = await api('getOrder', { id: last.id }, quiet);
  return sender.countryCode === origin ? partyFields(sender) : null;
}
