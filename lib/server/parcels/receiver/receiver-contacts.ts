import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { MARKETS } from '@/lib/market/country';
import { parsePhone } from '@/lib/phone/read-phone';
import type { AccountName } from '../../accounts/users/account-name';

export type CodeChannel = 'sms' | 'mail';

/** Returns how to reach the receiver of an order: the phone number, and the email address if the sender gave one. */
export function receiverContacts({
  receiver,
}: Pick<OrderInput, 'receiver'>): { channel: CodeChannel; to: AccountName }[] {
  const phone = parsePhone(receiver.phone, receiver.countryCode);
  return [
    ...(phone ? [{ channel: 'sms', to: { kind: 'phone', value: phone.e164 } } as const] : []),
    ...(receiver.email ? [{ channel: 'mail', to: { kind: 'email', value: receiver.email } } as const] : []),
  ];
}

/** Returns a masked contact that its owner can recognise: `+233 ••• 0123`, `a•••@e•••.com`. */
export function maskAccountName({ kind, value }: AccountName): string {
  if (kind === 'phone') {
    const calling = Object.values(MARKETS).find(({ callingCode }) => value.startsWith(`+${callingCode}`))?.callingCode;
    return [...(calling ? [`+${calling}`] : []), '•••', value.slice(-4)].join(' ');
  }
  const [name = '', host = ''] = value.split('@');
  const ending = host.slice(host.lastIndexOf('.'));
  return `${name.slice(0, 1)}•••@${host.slice(0, 1)}•••${ending}`;
}
