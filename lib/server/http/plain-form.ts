import 'server-only';
import type { Context as HonoContext } from 'hono';
import { PREFIX_FIELD } from '@/lib/contract/enquiry-forms';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import type { Services } from '../context';
import { ApiError } from '../platform/errors';
import { translate } from '../platform/texts/server-texts';
import { failureAnswer } from '@/lib/server/web/api/answer';
import { notedAddress } from './client-address';
import { dispatch } from './dispatch';
import { readForm, type PostedForm } from './read-form';
import { contextOf } from '@/lib/server/web/api/request-context';
import { isSameOrigin } from '@/lib/server/web/forms/same-origin';
import { SECURITY_HEADERS } from '@/lib/server/web/api/security-headers';
import type { Ask } from './submit-form';

/** Where the browser goes next, and what it keeps. */
export interface Led {
  location: string;
  cookies?: string[];
}

/** The context of the market that a form names, and the calls that are made in it. `own`: headers of the form's own making. */
export async function formCalls(
  services: Services,
  sent: Headers,
  { country, language }: MarketChoice,
  own: Record<string, string> = {},
) {
  const headers = new Headers({ lang: language, countrycode: country, ...own });
  headers.set('user-agent', sent.get('user-agent') ?? '');
  const { ctx, refusal } = await contextOf(services, { headers, clientAddress: notedAddress(sent) });
  const ask: Ask = (name, input) => dispatch(name, input, ctx);
  return { ctx, refusal, ask };
}

/**
 * A form of one of our own pages, sent by a browser without scripts: it is led to the page that says how it ended. What has no such
 * page is a text, and the browser's Back keeps what was typed.
 */
export async function answerPlainForm(
  services: Services,
  c: HonoContext,
  form: string,
  work: (posted: PostedForm, headers: Headers) => Promise<Led>,
): Promise<Response> {
  const { headers } = c.req.raw;
  let choice: MarketChoice = { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const posted = await readForm(c.req.raw, PREFIX_FIELD);
    ({ choice } = posted);
    const { location, cookies = [] } = await work(posted, headers);
    const response = c.body(null, 303, { ...SECURITY_HEADERS, location });
    for (const one of cookies) response.headers.append('set-cookie', one);
    return response;
  } catch (failure) {
    const answer = failureAnswer(failure, choice.language);
    if (answer.status >= 500) services.log.error({ err: failure, form }, 'form failed');
    const text = [answer.body.message, '', translate(choice.language, 'survey.goBack'), ''].join('\n');
    return c.text(text, answer.status, { ...SECURITY_HEADERS, ...answer.headers });
  }
}
