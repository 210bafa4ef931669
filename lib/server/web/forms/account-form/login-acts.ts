import 'server-only';
import { FORM_TOKEN, type AccountAct, type OrderAct } from '@/lib/contract/accounts/account-form';
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
import { passedLinkQuery } from '../passed-link';
import type { FormRedirect } from '../handle-plain-form';
import type { PostedForm } from '../read-form';
import type { FormCall } from '../handle-plain-form';

/** Form of the simple account pages, as received. */
export interface FormSubmission {
  services: Services;
  headers: Headers;
  posted: PostedForm;
  secure: boolean;
  ctx: Context;
  call: FormCall;
}

async function sendCode({ services, posted, secure, call }: FormSubmission): Promise<FormRedirect> {
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
    cookies: [await createCodeRequestCookie(services, codeRequest, secure)],
  };
}

async function enter({ services, headers, posted, secure, call }: FormSubmission): Promise<FormRedirect> {
  const { fields, choice, prefix } = posted;
  const codeRequest = await readCodeRequest(services, cookieIn(headers, CODE_REQUEST_COOKIE));
  if (!codeRequest?.nonce) throw new ApiError('verifyCodeExpired');
  const verifyCode = fields.get('verifyCode') ?? '';
  const { phone, nonce } = codeRequest;
  const agreed = fields.has('agreed');
  const { accessToken } = await call('mobileLogin', { phone, countryCode: choice.country, verifyCode, nonce, agreed });
  const cookies = [await createSessionCookie(services, accessToken, secure), endedCookie(CODE_REQUEST_COOKIE, secure)];
  return { location: safeNext(codeRequest.next, prefix), cookies };
}

async function leave({ posted, secure, call }: FormSubmission): Promise<FormRedirect> {
  await call('logout', {});
  return { location: paths.basicLogin(posted.prefix), cookies: [endedCookie(FORM_SESSION, secure)] };
}

async function cancel({ posted, call }: FormSubmission): Promise<FormRedirect> {
  const { id } = await call('cancelOrder', { id: posted.fields.get('id') ?? '' });
  return { location: paths.basicParcel(posted.prefix, id) };
}

/** Gets a link on which the receiver gives the details of the order. The order's page shows it to be copied. */
async function link({ posted: { fields, prefix }, call }: FormSubmission): Promise<FormRedirect> {
  const id = fields.get('id') ?? '';
  const { url } = await call('createReceiverLink', { id });
  return { location: paths.basicParcel(prefix, id, passedLinkQuery(fields.get(FORM_TOKEN) ?? '', id, url)) };
}

/** Leads to the parcel's page, which asks for the new receiver. */
async function sendOn({ posted: { fields, prefix }, call }: FormSubmission): Promise<FormRedirect> {
  const { token } = await call('openSendOn', { id: fields.get('id') ?? '', waybillNo: fields.get('waybillNo') ?? '' });
  return { location: `${paths.parcel(prefix, token)}#send-on` };
}

export const LOGIN_ACTS: Record<
  Exclude<AccountAct, OrderAct>,
  (submission: FormSubmission) => Promise<FormRedirect>
> = {
  code: sendCode,
  enter,
  leave,
  cancel,
  link,
  sendOn,
};
