import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';

/** Of an account; null where it has none. */
export interface AccountContacts {
  email: string | null;
  phone: string | null;
}

/** Where an account holder is reached: the account's own address, one that was typed into the order, at last the account's number. */
export function reachSender(
  { email, phone }: AccountContacts,
  { sender }: OrderInput,
): { channel: 'mail' | 'sms'; to: string } | null {
  const mail = email ?? sender.email;
  if (mail) return { channel: 'mail', to: mail };
  return phone === null ? null : { channel: 'sms', to: phone };
}
