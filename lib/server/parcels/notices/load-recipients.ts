import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { marketOfReader } from '@/lib/routing/short-link';
import type { PartyName } from '@/lib/parcel/notices';
import { parsePhone } from '@/lib/phone/read-phone';
import type { Queryable } from '../../platform/db/open';
import { listStoppedParties } from './message-stop-store';
import { senderChannelOf } from '../orders/place/sender-channel';
import type { NoticedOrder } from './notice-store';

/** Person to notify, with channel, address and language. */
export interface Recipient {
  party: PartyName;
  channel: 'mail' | 'sms';
  to: string;
  /** True for an address or number of the account. An address that was typed into an order may belong to anyone. */
  isProven: boolean;
  language: Language;
  /** Recipient's country, for quiet hours and the pages of the link. */
  country: Country;
  userId: string | null;
}

/** Returns the account holder. Empty if the account is closed, has no address, or opted out of messages. */
function senderOf(order: NoticedOrder, input: OrderInput): Recipient[] {
  const isWanted = order.user_id !== null && input.notify?.sender !== false;
  const address = isWanted ? senderChannelOf({ email: order.user_email, phone: order.user_phone }, input) : null;
  if (!address) return [];
  const home = order.user_country ?? order.sender_country;
  const language = order.language ?? MARKETS[home].defaultLanguage;
  const { country } = marketOfReader(language, [home, order.sender_country, order.receiver_country]);
  return [{ party: 'sender', ...address, language, country, userId: order.user_id }];
}

function receiverOf({ receiver_country }: NoticedOrder, { receiver, notify }: OrderInput): Recipient[] {
  const channel = notify?.receiver ?? 'sms';
  // Orders store a number as printed. Carriers require E.164.
  const to = channel === 'mail' ? receiver.email : parsePhone(receiver.phone, receiver.countryCode)?.e164;
  if (channel === 'none' || !to) return [];
  const language = notify?.receiverLanguage ?? MARKETS[receiver_country].defaultLanguage;
  return [{ party: 'receiver', channel, to, isProven: false, language, country: receiver_country, userId: null }];
}

/**
 * Returns the parties to notify about an order: those who have an address and did not opt out. Returns an empty list
 * for a test order.
 */
export async function loadRecipients(db: Queryable, order: NoticedOrder, input: OrderInput): Promise<Recipient[]> {
  if (order.is_test === 1) return [];
  const stopped = await listStoppedParties(db, order.id);
  return [...senderOf(order, input), ...receiverOf(order, input)].filter(({ party }) => !stopped.includes(party));
}
