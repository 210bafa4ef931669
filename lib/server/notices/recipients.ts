import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { plainPhone } from '@/lib/orders/order-issues';
import type { Party } from '@/lib/parcel/notices';
import type { Queryable } from '../db/open';
import { stoppedParties } from '../parcels/notices/message-stop-store';
import { reachSender } from '../orders/reach-sender';
import type { NoticedOrder } from './store';

/** Who is told, where and in which language. */
export interface Recipient {
  party: Party;
  channel: 'mail' | 'sms';
  to: string;
  language: Language;
  /** Where they are: quiet hours and the pages of the link. */
  country: Country;
  userId: string | null;
}

/** The account holder, unless the account is closed or wants nothing. */
function senderOf(order: NoticedOrder, input: OrderInput): Recipient[] {
  const isWanted = order.user_id !== null && input.notify?.sender !== false;
  const reached = isWanted ? reachSender({ email: order.user_email, phone: order.user_phone }, input) : null;
  if (!reached) return [];
  const country = order.sender_country;
  const language = order.language ?? MARKETS[country].defaultLanguage;
  return [{ party: 'sender', ...reached, language, country, userId: order.user_id }];
}

function receiverOf({ receiver_country }: NoticedOrder, { receiver, notify }: OrderInput): Recipient[] {
  const channel = notify?.receiver ?? 'sms';
  // Orders have a number as it is printed; carriers take it without spaces.
  const to = channel === 'mail' ? receiver.email : plainPhone(receiver.phone);
  if (channel === 'none' || !to) return [];
  const language = notify?.receiverLanguage ?? MARKETS[receiver_country].defaultLanguage;
  return [{ party: 'receiver', channel, to, language, country: receiver_country, userId: null }];
}

/** Who is to be told of an order: whoever wants it and can be reached; of a specimen nobody. */
export async function recipientsOf(db: Queryable, order: NoticedOrder, input: OrderInput): Promise<Recipient[]> {
  if (order.is_test === 1) return [];
  const stopped = await stoppedParties(db, order.id);
  return [...senderOf(order, input), ...receiverOf(order, input)].filter(({ party }) => !stopped.includes(party));
}
