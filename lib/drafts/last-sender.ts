import type { Caller } from '../calls/call';
import type { Draft, PartyFields, ShipmentKind } from '@/lib/client/ship/draft';
import { partyFields } from './draft-from-order';

const quiet = { quiet: true };
/** Enough to find one of the kind that is being sent. */
const LOOKED_AT = 10;

/** Who sent the account's last order of this kind from here; null where there is none. Rejects with CallFailure. */
export async function lastSender(
  api: Caller,
  { kind, origin }: { kind: ShipmentKind } & Pick<Draft, 'origin'>,
): Promise<PartyFields | null> {
  const { items } = await api('queryOrderPage', { size: LOOKED_AT }, quiet);
  const last = items.find((order) => order.kind === kind);
  if (!last) return null;
  const { sender } = await api('getOrder', { id: last.id }, quiet);
  return sender.countryCode === origin ? partyFields(sender) : null;
}
