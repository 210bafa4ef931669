import 'server-only';
import { plainSms } from '@/lib/i18n/sms-text';
import { BRAND } from '@/lib/market/brand';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import type { Queryable } from '../db/open';
import { htmlMail } from '../messaging/carriers/html-mail';
import { blocksOf } from '../messaging/carriers/mail-blocks';
import { enqueueMessages } from '../messages/enqueue-messages';
import { failureCodes } from '../platform/ports/channel';
import { consumeSmsCaps } from '../messages/sms-caps';
import { translate } from '../platform/texts/server-texts';
import type { AccountName } from './account-name';
import type { CodePurpose } from './codes/store';
import type { UserRow } from './store';

/** What somebody waits for. All three go the same way, so that neither answer nor time tells whether there is an account. */
export type AccountMessage =
  | { kind: 'verifyCode'; purpose: CodePurpose; code: string; minutes: number }
  | { kind: 'alreadyRegistered' }
  | { kind: 'noAccount' };

/** What nobody waits for. */
export type AccountNotice = 'passwordChanged' | 'phoneChanged' | 'accountClosed';

type Scope = Pick<Context, 'mail' | 'sms' | 'log' | 'language' | 'throttle' | 'now' | 'config'>;

async function send({ mail, sms, language }: Scope, to: AccountName, message: AccountMessage): Promise<void> {
  const { kind, ...rest } = message;
  const values = { brand: BRAND.name, ...rest };
  if (to.kind === 'phone') {
    await sms.send({ to: to.value, text: plainSms(translate(language, `sms.${kind}`, values)) });
    return;
  }
  const text = translate(language, `mail.${kind}.text`, values);
  return mail.send({
    to: to.value,
    subject: translate(language, `mail.${kind}.subject`, values),
    text,
    html: htmlMail(language, blocksOf(text)),
  });
}

/**
 * Sends it at once, by mail or SMS, by the shape of the account: a code is stored nowhere. Throws unavailable when it could not be handed
 * over, and tooManyRequests when the day's SMS are used up.
 */
export async function sendAccountMessage(scope: Scope, to: AccountName, message: AccountMessage): Promise<void> {
  if (to.kind === 'phone') await consumeSmsCaps(scope, to.value);
  try {
    await send(scope, to, message);
  } catch (error) {
    scope.log.error({ channel: to.kind, message: message.kind, ...failureCodes(error) }, 'message not handed over');
    throw new ApiError('unavailable');
  }
}

type Reached = Pick<UserRow, 'id' | 'email' | 'phone'>;

/**
 * Tells the owner what has just changed, in case it was somebody else: stored in the transaction of the change, sent after it. `user`
 * is the account as it was: the notice goes to where its owner was reached until now.
 */
export async function enqueueNotice(
  { language, now }: Pick<Context, 'language' | 'now'>,
  trx: Queryable,
  { id, email, phone }: Reached,
  template: AccountNotice,
): Promise<void> {
  const to = email ?? phone;
  if (to === null) return;
  const channel = email === null ? 'sms' : 'mail';
  // A closed account has no messages; this one tells of it.
  const userId = template === 'accountClosed' ? null : id;
  await enqueueMessages(trx, [{ channel, to, language, template, values: {}, userId }], now());
}
