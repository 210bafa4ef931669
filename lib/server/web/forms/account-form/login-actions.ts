import 'server-only';
import type { AccountAction } from '@/lib/contract/accounts/account-form';
import { paths, safeNext } from '@/lib/routing/paths';
import type { Context, Services } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import {
  CODE_REQUEST_COOKIE,
  createCodeRequestCookie,
  readCodeRequest,
  cookieIn,
  endedCookie,
  FORM_SESSION,
  createSessionCookie,
} from '../form-session';
import type { FormRedirect } from '../handle-plain-form';
import type { PostedForm } from '../read-form';
import type { FormCall } from '../handle-plain-form';

/** Form of the simple account pages, as received. */
export interface FormSubmission {
  services: Services;
  headers: Headers;
  posted: PostedForm;
  isSecure: boolean;
  ctx: Context;
  call: FormCall;
}

/** Handlers of the account form's actions. Each makes calls and returns the redirect of the browser. */
export type AccountActions = Record<AccountAction, (submission: FormSubmission) => Promise<FormRedirect>>;

async function sendCode({ services, posted, isSecure, call }: FormSubmission): Promise<FormRedirect> {
  const { fields, choice, prefix } = posted;
  const text = (name: string) => fields.get(name) ?? '';
  const phone = text('account');
  const { nonce } = await call('getSmsCode', {
    account: phone,
    countryCode: choice.country,
    purpose: 'LOGIN',
    captchaKey: text('captchaKey'),
    captcha: text('captcha'),
  });
  const codeRequest = { phone, nonce, next: safeNext(text('next') || paths.basicParcels(prefix), prefix) };
  return {
    location: paths.basicLogin(prefix, { step: 'code' }),
    cookies: [await createCodeRequestCookie(services, codeRequest, isSecure)],
  };
}

async function logIn({ services, headers, posted, isSecure, call }: FormSubmission): Promise<FormRedirect> {
  const { fields, choice, prefix } = posted;
  const codeRequest = await readCodeRequest(services, cookieIn(headers, CODE_REQUEST_COOKIE));
  if (!codeRequest?.nonce) throw new ApiError('verifyCodeExpired');
  const verifyCode = fields.get('verifyCode') ?? '';
  const { phone, nonce } = codeRequest;
  const agreed = fields.has('agreed');
  const { accessToken } = await call('mobileLogin', { phone, countryCode: choice.country, verifyCode, nonce, agreed });
  const cookies = [
    await createSessionCookie(services, accessToken, isSecure),
    endedCookie(CODE_REQUEST_COOKIE, isSecure),
  ];
  return { location: safeNext(codeRequest.next, prefix), cookies };
}

async function logOut({ posted, isSecure, call }: FormSubmission): Promise<FormRedirect> {
  await call('logout', {});
  return { location: paths.basicLogin(posted.prefix), cookies: [endedCookie(FORM_SESSION, isSecure)] };
}

export const LOGIN_ACTIONS = { code: sendCode, enter: logIn, leave: logOut } satisfies Partial<AccountActions>;
