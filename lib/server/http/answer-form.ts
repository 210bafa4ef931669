import 'server-only';
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { DRAFT_FIELD, PREFIX_FIELD, type FormKind } from '@/lib/contract/enquiry-forms';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Country } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Context, Services } from '../context';
import { limitForms } from '../enquiries/enquiry-policy';
import { saveForm, type SavedForm } from '../enquiries/forms/save-form';
import { ApiError } from '../platform/errors';
import { bodyHash } from '../platform/idempotency/idempotent-request';
import { asApiError, failureAnswer, successAnswer } from '@/lib/server/web/api/answer';
import { notedAddress } from './client-address';
import { dispatch } from './dispatch';
import { readForm, valuesOf } from './read-form';
import { contextOf } from '@/lib/server/web/api/request-context';
import { isSameOrigin } from '@/lib/server/web/forms/same-origin';
import { SECURITY_HEADERS } from '@/lib/server/web/api/security-headers';
import { acceptsJson, namingControls, submitEnquiry } from './submit-form';

type Values = Record<string, string[]>;

/** Idempotency key for a form without scripts: the same values from the same client address are one enquiry. */
function keyOf(kind: FormKind, values: Values, clientAddress: string): string {
  return `form-${createHash('sha256')
    .update(`${clientAddress} ${kind} ${bodyHash(values)}`)
    .digest('hex')}`;
}

/** The form's own market; the page's script may name a session and an idempotency key, a browser by itself names none. */
async function formContext(
  services: Services,
  { headers: sent }: Request,
  { country, language }: MarketChoice,
  keyFor: (clientAddress: string) => string,
): Promise<Context> {
  const clientAddress = notedAddress(sent);
  const headers = new Headers({
    lang: language,
    countrycode: country,
    token: sent.get('token') ?? '',
    'idempotency-key': sent.get('idempotency-key') ?? keyFor(clientAddress),
    'user-agent': sent.get('user-agent') ?? '',
  });
  return (await contextOf(services, { headers, clientAddress })).ctx;
}

/** The form for its private page: with the reference, or with values and errors. */
async function sendForm(ctx: Context, market: Country, kind: FormKind, values: Values): Promise<SavedForm> {
  try {
    const { reference } = await submitEnquiry((name, input) => dispatch(name, input, ctx), market, kind, values);
    return { kind, reference, values: {}, problems: [], problem: null };
  } catch (failure) {
    const error = asApiError(failure);
    if (ERRORS[error.error].status >= 500)
      ctx.log.error({ err: failure, form: kind, requestId: ctx.requestId }, 'form failed');
    const problems = error.details.fields ?? [];
    const problem = problems.length > 0 ? null : error.error;
    return { kind, reference: '', values, problems, problem };
  }
}

/**
 * A page's own form, sent to the same verb as the call's. The page's script is answered with the call's envelope, its
 * mistakes named by control. A browser without scripts is led to a private page that shows the reference, or the form
 * again; locations are relative, so that no answer depends on the host that was asked.
 */
export async function answerForm(services: Services, kind: FormKind, c: HonoContext): Promise<Response> {
  const json = acceptsJson(c.req.raw.headers);
  let language: Language = FALLBACK_LANGUAGE;
  try {
    if (!isSameOrigin(c.req.raw.headers)) throw new ApiError('forbidden');
    const { choice, prefix, fields } = await readForm(c.req.raw, PREFIX_FIELD);
    language = choice.language;
    const values = valuesOf(kind, fields);
    const ctx = await formContext(services, c.req.raw, choice, (address) => keyOf(kind, values, address));
    if (json) {
      const sent = await submitEnquiry((name, input) => dispatch(name, input, ctx), choice.country, kind, values);
      return c.json(successAnswer(sent, language).body, 200, { ...SECURITY_HEADERS });
    }
    await limitForms(ctx);
    const kept = await sendForm(ctx, choice.country, kind, values);
    const id = await saveForm(ctx, kept, fields.get(DRAFT_FIELD));
    services.log.info({ form: kind, sent: kept.reference !== '', requestId: ctx.requestId }, 'form');
    return c.body(null, 303, { ...SECURITY_HEADERS, location: paths.enquiry(prefix, id) });
  } catch (failure) {
    const { status, headers, body } = namingControls(failureAnswer(failure, language));
    if (status >= 500) services.log.error({ err: failure, form: kind }, 'form not sent');
    const all = { ...SECURITY_HEADERS, ...headers };
    return json ? c.json(body, status as 400, all) : c.text(`${body.message}\n`, status as 400, all);
  }
}
