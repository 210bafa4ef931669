import 'server-only';
import { BRAND } from '@/lib/market/brand';
import type { Context } from '../context';
import { ApiError, codeOf } from '../errors';
import { htmlMail } from '../mail/html-mail';
import { translate } from '../server-texts';
import type { AccountName } from './account-name';
import type { CodePurpose } from './codes/store';
import { consumeSmsCaps } from './sms-caps';
import type { UserRow } from './store';

export type AccountMessage =
  | { kind: 'verifyCode'; purpose: CodePurpose; code: string; minutes: number }
  | { kind: 'alreadyRegistered' }
  | { kind: 'noAccount' }
  | { kind: 'passwordChanged' }
  | { kind: 'phoneChanged' }
  | { kind: 'accountClosed' };

type Scope = Pick<Context, 'mail' | 'sms' | 'log' | 'language' | 'throttle' | 'now' | 'config'>;

async function send({ mail, sms, language }: Scope, to: AccountName, message: AccountMessage): Promise<void> {
  const { kind, ...rest } = message;
  const values = { brand: BRAND.name, ...rest };
  if (to.kind === 'phone') return sms.send({ to: to.value, text: translate(language, `sms.${kind}`, values) });
  const text = translate(language, `mail.${kind}.text`, values);
  return mail.send({
    to: to.value,
    subject: translate(language, `mail.${kind}.subject`, values),
    text,
    html: htmlMail(language, text),
  });
}

/**
 * Sends it by mail or SMS, by the shape of the account. Throws unavailable when it could not be handed over, and
 * tooManyRequests when the day's SMS are used up.
 */
export async function sendAccountMessage(scope: Scope, to: AccountName, message: AccountMessage): Promise<void> {
  if (to.kind === 'phone') await consumeSmsCaps(scope, to.value);
  try {
    await send(scope, to, message);
  } catch (error) {
    // A carrier's own words may name the person: only its codes are kept.
    const told = error instanceof Error ? error : new Error();
    const code = codeOf(told) ?? codeOf(told.cause);
    const responseCode = 'responseCode' in told ? told.responseCode : undefined;
    scope.log.error({ channel: to.kind, message: message.kind, code, responseCode }, 'message not handed over');
    throw new ApiError('unavailable');
  }
}

type Reached = Pick<UserRow, 'email' | 'phone'>;

/**
 * Tells the owner, in case it was somebody else. Nobody waits for it and it stops nothing; a failure is in the log.
 */
function notifyOwner(ctx: Context, { email, phone }: Reached, message: AccountMessage): void {
  const value = email ?? phone;
  if (value === null) return;
  const to = { kind: email === null ? 'phone' : 'email', value } as const;
  sendAccountMessage(ctx, to, message).catch(() => undefined);
}

export function notifyPasswordChanged(ctx: Context, user: Reached): void {
  notifyOwner(ctx, user, { kind: 'passwordChanged' });
}

/** `before` is the account as it was: the notice goes to where its owner was reached until now. */
export function notifyPhoneChanged(ctx: Context, before: Reached): void {
  notifyOwner(ctx, before, { kind: 'phoneChanged' });
}
