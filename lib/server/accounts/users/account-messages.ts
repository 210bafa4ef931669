import 'server-only';
import { MAX_SMS_SEGMENTS, plainSms, smsSegments } from '@/lib/i18n/messages/sms-text';
import { BRAND } from '@/lib/market/brand';
import { originOfMarket } from '@/lib/routing/short-link';
import type { Context } from '../../platform/context';
import { originsOf } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import type { Queryable } from '../../platform/db/open';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { writeMail } from '../../messaging/messages/write-message';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { failureCodes } from '../../platform/ports/channel';
import { consumeSmsCaps } from '../../messaging/messages/sms-caps';
import { translate } from '../../platform/texts/server-texts';
import type { AccountName } from './account-name';
import type { CodePurpose } from '../codes/code-store';
import type { UserRow } from './user-store';

/**
 * Messages that the visitor waits for. All three are sent the same way, so neither response nor time shows whether the
 * account exists.
 */
export type AccountMessage =
  | { kind: 'verifyCode'; purpose: CodePurpose; code: string; minutes: number }
  | { kind: 'alreadyRegistered' }
  | { kind: 'noAccount' };

/** Security notices. They are queued, and no call waits for them. */
export type AccountAlert =
  'passwordChanged' | 'phoneChanged' | 'passkeyAdded' | 'passkeyRemoved' | 'apiKeyCreated' | 'accountClosed';

type SendContext = Pick<Context, 'mail' | 'sms' | 'log' | 'language' | 'country' | 'throttle' | 'now' | 'config'>;

/**
 * Returns the SMS of a code. Its last line lets browsers fill in the code on our site and no other (WebOTP). The line
 * is left out if the text would need a third segment.
 */
function codeSms({ country, config }: SendContext, text: string, code: string): string {
  const { hostname } = new URL(originOfMarket(country, originsOf(config)));
  const full = `${text}\n@${hostname} #${code}`;
  return smsSegments(full) <= MAX_SMS_SEGMENTS ? full : text;
}

async function send(scope: SendContext, to: AccountName, message: AccountMessage): Promise<void> {
  const { mail, sms, language, country } = scope;
  const { kind, ...rest } = message;
  if (to.kind === 'phone') {
    const text = plainSms(translate({ language, country }, `sms.${kind}`, { brand: BRAND.name, ...rest }));
    await sms.send({ to: to.value, text: kind === 'verifyCode' ? codeSms(scope, text, message.code) : text });
    return;
  }
  return mail.send({ to: to.value, ...writeMail({ language, country, template: kind, values: rest }) });
}

/**
 * Sends a message at once, by mail or SMS according to the account name. It is not queued, because codes are not stored
 * in plain text. Throws `unavailable` if the carrier did not accept it, and `tooManyRequests` if the day's cap of code
 * SMS is reached.
 */
export async function sendAccountMessage(scope: SendContext, to: AccountName, message: AccountMessage): Promise<void> {
  const isForReceiver = message.kind === 'verifyCode' && message.purpose === 'RECEIVER';
  if (to.kind === 'phone') await consumeSmsCaps(scope, isForReceiver ? 'receiver-codes' : 'codes', to.value);
  try {
    await send(scope, to, message);
  } catch (error) {
    scope.log.error(
      { channel: to.kind, message: message.kind, ...failureCodes(error) },
      'message refused by its carrier',
    );
    throw new ApiError('unavailable');
  }
}

type MessageOwner = Pick<UserRow, 'id' | 'email' | 'phone'>;

/**
 * Queues a notice to the owner about a change, in case someone else made it. It is written in the transaction of the
 * change and sent after the commit. `user` is the account before the change, so the notice goes to the old address.
 */
export async function enqueueAccountAlert(
  { language, country, now }: Pick<Context, 'language' | 'now'> & Partial<Pick<Context, 'country'>>,
  trx: Queryable,
  { id, email, phone }: MessageOwner,
  template: AccountAlert,
): Promise<void> {
  const to = email ?? phone;
  if (to === null) return;
  const channel = email === null ? 'sms' : 'mail';
  // The messages of a closed account are deleted. Without the account's id, this notice is not deleted.
  const userId = template === 'accountClosed' ? null : id;
  await enqueueMessages(trx, [{ ...MESSAGE_WRITERS[channel][template]({}), to, language, country, userId }], now());
}
