import 'server-only';
import type { Context as HonoContext } from 'hono';
import type { CallName } from '@/lib/contract/calls';
import { PREFIX_FIELD } from '@/lib/contract/content/enquiry-forms';
import type { ResponseOf } from '@/lib/contract/registry';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import type { MarketChoice } from '@/lib/market/prefix';
import type { Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { asApiError } from '../api/call-response';
import { addressFromHeader } from '../api/client-address';
import { dispatch } from '../api/dispatch';
import { marketChoiceOf, formPage, type RepeatedForm, type FormPage } from './form-page';
import { readForm, type PostedForm } from './read-form';
import { createRequestContext } from '../api/request-context';
import { isSameOrigin } from './same-origin';
import { SECURITY_HEADERS } from '../api/security-headers';

/** Makes a call of the API in process. Rejects as the call does. */
export type FormCall = <Name extends CallName>(name: Name, input: object) => Promise<ResponseOf<Name>>;

/** Redirect of the browser, and cookies to set. */
export interface FormRedirect {
  location: string;
  cookies?: string[];
}

/**
 * Handles a posted form: redirects, or returns the page that continues it. Rejects with a failure that no page of the
 * form shows.
 */
export type FormWork = (posted: PostedForm, headers: Headers) => Promise<FormRedirect | FormPage>;

/**
 * Returns the context of the market that a form names, the refusal of its token, and a function that makes calls.
 * `extraHeaders`: headers that the form adds.
 */
export async function createFormCalls(
  services: Services,
  requestHeaders: Headers,
  { country, language }: MarketChoice,
  extraHeaders: Record<string, string> = {},
) {
  const headers = new Headers({ lang: language, countrycode: country, ...extraHeaders });
  headers.set('user-agent', requestHeaders.get('user-agent') ?? '');
  const requestId = requestHeaders.get(REQUEST_ID_HEADER);
  if (requestId !== null) headers.set(REQUEST_ID_HEADER, requestId);
  const { ctx, refusal } = await createRequestContext(services, {
    headers,
    clientAddress: addressFromHeader(requestHeaders),
  });
  const call: FormCall = (name, input) => dispatch(name, input, ctx);
  return { ctx, refusal, call };
}

/** Logs the failure of a form with the id of its request. */
export function logFormFailure(
  { log }: Pick<Services, 'log'>,
  headers: Headers,
  facts: { err: unknown; form: string; act?: string },
): void {
  log.error({ ...facts, requestId: headers.get(REQUEST_ID_HEADER) ?? undefined }, 'form failed');
}

/**
 * Handles a form of one of our pages from a browser without scripts. Redirects to the page that shows the result. A
 * failure without a page gets a separate page, and the Back button keeps the typed text. `again`: returns the form to
 * show on that page, if any.
 */
export async function handlePlainForm(
  services: Services,
  c: HonoContext,
  form: string,
  work: FormWork,
  again?: (failure: ApiError, fields: URLSearchParams, choice: MarketChoice) => RepeatedForm | undefined,
): Promise<Response> {
  const { headers } = c.req.raw;
  let choice = marketChoiceOf(headers.get('referer'));
  let fields = new URLSearchParams();
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const posted = await readForm(c.req.raw, PREFIX_FIELD);
    ({ choice, fields } = posted);
    const outcome = await work(posted, headers);
    if ('body' in outcome) return c.body(outcome.body, outcome.status, outcome.headers);
    const { location, cookies = [] } = outcome;
    const response = c.body(null, 303, { ...SECURITY_HEADERS, location });
    for (const one of cookies) response.headers.append('set-cookie', one);
    return response;
  } catch (failure) {
    const page = formPage({ failure, choice, again: again?.(asApiError(failure), fields, choice) });
    if (page.status >= 500) logFormFailure(services, headers, { err: failure, form });
    return c.body(page.body, page.status, page.headers);
  }
}
