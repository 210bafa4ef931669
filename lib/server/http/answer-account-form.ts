import 'server-only';
import type { Context as HonoContext } from 'hono';
import { AT, FORM_TOKEN, isAccountAct, SAID, type AccountAct } from '@/lib/contract/account-form';
import { PREFIX_FIELD } from '@/lib/contract/enquiry-forms';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import { paths, safeNext } from '@/lib/routing/paths';
import type { Services } from '../context';
import { ApiError } from '../errors';
import { translate } from '../server-texts';
import { asApiError, failureAnswer } from './answer';
import { notedAddress } from './client-address';
import { dispatch } from './dispatch';
import {
  ASKED_CODE,
  askedCookie,
  askedIn,
  cookieIn,
  endedCookie,
  FORM_SESSION,
  isFormToken,
  sessionCookie,
  tokenIn,
} from './form-session';
import { readForm, type PostedForm } from './read-form';
import { contextOf } from './request-context';
import { isSameOrigin } from './same-origin';
import { SECURITY_HEADERS } from './security-headers';
import type { Ask } from './submit-form';

/** Characters of a phone number, as typed. */
const MAX_NUMBER = 40;

/** Where the browser goes next, and what it keeps. */
interface Led {
  location: string;
  cookies?: string[];
}

interface Sent {
  services: Services;
  headers: Headers;
  posted: PostedForm;
  /** Of the session in the cookie, or null. */
  token: string | null;
  secure: boolean;
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

const ACTS: Record<AccountAct, (sent: Sent) => Promise<Led>> = { code: sendCode, enter, leave, cancel };
const OF_SESSION: readonly AccountAct[] = ['leave', 'cancel'];

/** The page that says what was wrong, beside its field. Texts are its own: the address carries keys. */
function refusedTo({ prefix, fields }: PostedForm, act: AccountAct, { error, details }: ApiError): string {
  const [first] = details.fields ?? [];
  const said = { [AT]: first?.field, [SAID]: first?.message ?? error };
  if (act === 'code') return paths.basicLogin(prefix, said);
  if (act === 'enter') return paths.basicLogin(prefix, { step: 'code', ...said });
  const id = fields.get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? paths.basicParcel(prefix, id, said) : paths.basicLogin(prefix, said);
}

/** What was typed stands in the form again, and in no address. */
async function typedNumber(services: Services, { fields, prefix }: PostedForm, act: AccountAct, secure: boolean) {
  if (act !== 'code') return [];
  const phone = (fields.get('account') ?? '').slice(0, MAX_NUMBER);
  const next = safeNext(fields.get('next') || paths.basicParcels(prefix), prefix);
  return [await askedCookie(services, { phone, nonce: '', next }, secure)];
}

const isSecure = (headers: Headers) =>
  headers.get('x-forwarded-proto') === 'https' || /^https:/.test(headers.get('origin') ?? '');

async function answered(services: Services, headers: Headers, posted: PostedForm, act: AccountAct): Promise<Led> {
  const token = await tokenIn(services, cookieIn(headers, FORM_SESSION));
  const secure = isSecure(headers);
  const { choice, fields, prefix } = posted;
  try {
    if (OF_SESSION.includes(act)) {
      if (token === null) throw new ApiError('tokenMissing');
      if (!(await isFormToken(services, token, fields.get(FORM_TOKEN) ?? ''))) throw new ApiError('forbidden');
    }
    const asked = new Headers({ lang: choice.language, countrycode: choice.country, ...(token && { token }) });
    asked.set('user-agent', headers.get('user-agent') ?? '');
    const { ctx } = await contextOf(services, { headers: asked, clientAddress: notedAddress(headers) });
    const ask: Ask = (name, input) => dispatch(name, input, ctx);
    return await ACTS[act]({ services, headers, posted, token, secure, ask });
  } catch (failure) {
    const refused = asApiError(failure);
    if (refused.error === 'unexpected') services.log.error({ err: failure, act }, 'account form failed');
    const isOver = ['tokenMissing', 'tokenExpired', 'sessionEnded'].includes(refused.error);
    if (!isOver)
      return { location: refusedTo(posted, act, refused), cookies: await typedNumber(services, posted, act, secure) };
    return {
      location: paths.basicLogin(prefix, { [SAID]: refused.error }),
      cookies: [endedCookie(FORM_SESSION, secure)],
    };
  }
}

/** A form of the simple account pages: the browser is led to the page that says how it ended. */
export async function answerAccountForm(services: Services, c: HonoContext): Promise<Response> {
  const { headers } = c.req.raw;
  let choice: MarketChoice = { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const posted = await readForm(c.req.raw, PREFIX_FIELD);
    ({ choice } = posted);
    const act = posted.fields.get('act') ?? '';
    if (!isAccountAct(act)) throw new ApiError('malformed');
    const { location, cookies = [] } = await answered(services, headers, posted, act);
    const response = c.body(null, 303, { ...SECURITY_HEADERS, location });
    for (const one of cookies) response.headers.append('set-cookie', one);
    return response;
  } catch (failure) {
    const answer = failureAnswer(failure, choice.language);
    if (answer.status >= 500) services.log.error({ err: failure }, 'account form failed');
    const text = [answer.body.message, '', translate(choice.language, 'survey.goBack'), ''].join('\n');
    return c.text(text, answer.status, { ...SECURITY_HEADERS, ...answer.headers });
  }
}
