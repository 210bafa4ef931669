import 'server-only';
import type { Context as HonoContext } from 'hono';
import {
  FIELDS_PARAM,
  FORM_TOKEN_FIELD,
  isAccountAction,
  isOrderAction,
  OUTCOME_PARAM,
  type AccountAction,
} from '@/lib/contract/accounts/account-form';
import { readDraftId } from '@/lib/drafts/restore-drafts';
import { paths, safeNext } from '@/lib/routing/paths';
import type { Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { LOGIN_ACTIONS, type AccountActions } from './account-form/login-actions';
import { PARCEL_PAGE_ACTIONS } from './account-form/parcel-page-actions';
import { storeOrderForLater, ORDER_FORM_ACTIONS, refusedOrderAddress } from './account-form/order-form-actions';
import { asApiError } from '../api/call-response';
import {
  createCodeRequestCookie,
  cookieIn,
  endedCookie,
  FORM_SESSION,
  isFormToken,
  isSecure,
  readSessionToken,
} from './form-session';
import { handlePlainForm, createFormCalls, logFormFailure, type FormRedirect } from './handle-plain-form';
import type { PostedForm } from './read-form';

/** Maximum number of characters of a typed number or email address. */
const MAX_ACCOUNT_LENGTH = 254;

const ACTIONS: AccountActions = { ...LOGIN_ACTIONS, ...PARCEL_PAGE_ACTIONS, ...ORDER_FORM_ACTIONS };
const BEFORE_SESSION: readonly AccountAction[] = ['code', 'enter'];

/**
 * Returns the address of the page that shows each error beside its field. The address contains only keys of the texts.
 */
function failureAddress({ prefix, fields }: PostedForm, act: AccountAction, { error, details }: ApiError): string {
  const problems = details.fields ?? [];
  const fieldNames = problems.map(({ field }) => field);
  const outcome = {
    [FIELDS_PARAM]: fieldNames,
    [OUTCOME_PARAM]: fieldNames.length > 0 ? problems.map(({ message }) => message) : error,
  };
  if (act === 'code') return paths.basicLogin(prefix, outcome);
  if (act === 'enter') return paths.basicLogin(prefix, { step: 'code', ...outcome });
  if (isOrderAction(act)) return refusedOrderAddress(prefix, fields, error);
  const id = fields.get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? paths.basicParcel(prefix, id, outcome) : paths.basicLogin(prefix, outcome);
}

/**
 * Returns a cookie with the typed number if a code was requested, otherwise none. The form shows the number again, and
 * no address contains it.
 */
async function createNumberCookies(
  services: Services,
  { fields, prefix }: PostedForm,
  act: AccountAction,
  isSecure: boolean,
) {
  if (act !== 'code') return [];
  const phone = (fields.get('account') ?? '').slice(0, MAX_ACCOUNT_LENGTH);
  const next = safeNext(fields.get('next') || paths.basicParcels(prefix), prefix);
  return [await createCodeRequestCookie(services, { phone, nonce: '', next }, isSecure)];
}

const SESSION_ERRORS = ['tokenMissing', 'tokenExpired', 'sessionEnded'];

async function runAction(
  services: Services,
  headers: Headers,
  posted: PostedForm,
  act: AccountAction,
): Promise<FormRedirect> {
  const token = await readSessionToken(services, cookieIn(headers, FORM_SESSION));
  const isHttps = isSecure(headers);
  const { choice, fields, prefix } = posted;
  try {
    if (!BEFORE_SESSION.includes(act)) {
      if (token === null) throw new ApiError('tokenMissing');
      if (!(await isFormToken(services, token, fields.get(FORM_TOKEN_FIELD) ?? ''))) throw new ApiError('forbidden');
    }
    const extraHeaders: Record<string, string> = {
      ...(token && { token }),
      ...(act === 'send' && { 'idempotency-key': `form-${readDraftId(fields.get('draft'))}` }),
    };
    const { ctx, refusal, call } = await createFormCalls(services, headers, choice, extraHeaders);
    if (refusal && !BEFORE_SESSION.includes(act)) throw refusal;
    return await ACTIONS[act]({ services, headers, posted, isSecure: isHttps, ctx, call });
  } catch (failure) {
    const error = asApiError(failure);
    if (error.error === 'unexpected') logFormFailure(services, headers, { err: failure, form: 'account', act });
    if (!SESSION_ERRORS.includes(error.error))
      return {
        location: failureAddress(posted, act, error),
        cookies: await createNumberCookies(services, posted, act, isHttps),
      };
    const next = isOrderAction(act) && token !== null ? await storeOrderForLater(services, posted, token) : undefined;
    return {
      location: paths.basicLogin(prefix, { [OUTCOME_PARAM]: error.error, next }),
      cookies: [endedCookie(FORM_SESSION, isHttps)],
    };
  }
}

/** Handles a form of the simple account pages. */
export function handleAccountForm(services: Services, c: HonoContext): Promise<Response> {
  return handlePlainForm(services, c, 'account', (posted, headers) => {
    const act = posted.fields.get('act') ?? '';
    if (!isAccountAction(act)) throw new ApiError('malformed');
    return runAction(services, headers, posted, act);
  });
}
