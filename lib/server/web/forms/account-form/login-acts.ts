import 'server-only';
import type { AccountAct, OrderAct } from '@/lib/contract/account-form';
import { paths, safeNext } from '@/lib/routing/paths';
import type { Context, Services } from '../../../context';
import { ApiError } from '../../../platform/errors';
import { ASKED_CODE, askedCookie, askedIn, cookieIn, endedCookie, FORM_SESSION, sessionCookie } from '../../../http/form-session';
import type { Led } from '../../../http/plain-form';
import type { PostedForm } from '../../../http/read-form';
import type { Ask } from '../../../http/submit-form';

/** A form of the simple account pages, as it came. */
export interface Sent {
  services: Services;
  headers: Headers;
  posted: PostedForm;
  secure: boolean;
  ctx: Context;
  ask: Ask;
}

async function sendCode({ services, posted, secure, ask }: Sent): Promise<Led> {
  const { fields, choice, prefix } = posted;
  const text = (name: string) => fields.get(name) ?? '';
  const phone = text('account');
  const { nonce } = await ask('getSmsCode', {
    account: phone,
    countryCode: choice.country,
    purpose: 'LOGIN',
    captchaKey: text('captchaKey'),
    captcha: text('captcha'),
  });
  const asked = { phone, nonce, next: safeNext(text('next') || paths.basicParcels(prefix), prefix) };
  return {
    location: paths.basicLogin(prefix, { step: 'code' }),
    cookies: [await askedCookie(services, asked, secure)],
  };
}

async function enter({ services, headers, posted, secure, ask }: Sent): Promise<Led> {
  const { fields, choice, prefix } = posted;
  const asked = await askedIn(services, cookieIn(headers, ASKED_CODE));
  if (!asked?.nonce) throw new ApiError('verifyCodeExpired');
  const verifyCode = fields.get('verifyCode') ?? '';
  const { phone, nonce } = asked;
  const { accessToken } = await ask('mobileLogin', { phone, countryCode: choice.country, verifyCode, nonce });
  const cookies = [await sessionCookie(services, accessToken, secure), endedCookie(ASKED_CODE, secure)];
  return { location: safeNext(asked.next, prefix), cookies };
}

async function leave({ posted, secure, ask }: Sent): Promise<Led> {
  await ask('logout', {});
  return { location: paths.basicLogin(posted.prefix), cookies: [endedCookie(FORM_SESSION, secure)] };
}

async function cancel({ posted, ask }: Sent): Promise<Led> {
  const { id } = await ask('cancelOrder', { id: posted.fields.get('id') ?? '' });
  return { location: paths.basicParcel(posted.prefix, id) };
}

export const LOGIN_ACTS: Record<Exclude<AccountAct, OrderAct>, (sent: Sent) => Promise<Led>> = {
  code: sendCode,
  enter,
  leave,
  cancel,
};
