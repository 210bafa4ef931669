import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';

/** Contacts of an account. Null if it has none. */
export interface AccountContacts {
  email: string | null;
  phone: string | null;
}

/**
 * Returns where to reach an account holder: the account's email address, then the one typed into the order, then the
 * account's number. A typed address is not proven to be theirs. Null if none of them exists.
 */
export function senderChannelOf(
  { email, phone }: AccountContacts,
  { sender }: OrderInput,
): { channel: 'mail' | 'sms'; to: string; isProven: boolean } | null {
  if (email) return { channel: 'mail', to: email, isProven: true };
  if (sender.email) return { channel: 'mail', to: sender.email, isProven: false };
  return phone === null ? null : { channel: 'sms', to: phone, isProven: true };
}
