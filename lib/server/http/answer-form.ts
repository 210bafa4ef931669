import 'server-only';
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { FORM_CALLS, TO_REQUEST } from '@/lib/client/enquiries/form-calls';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import { ERRORS } from '@/lib/contract/error-codes';
import { paths } from '@/lib/routing/paths';
import type { Context, Services } from '../context';
import { takeForm } from '../enquiries/enquiry-policy';
import { keepForm, type KeptForm } from '../enquiries/forms/keep-form';
import { ApiError } from '../errors';
import { bodyHash } from '../idempotency/body-hash';
import { asApiError, failureAnswer } from './answer';
import { CLIENT_ADDRESS_HEADER } from './client-address';
import { dispatch } from './dispatch';
import { readForm, type PostedForm } from './read-form';
import { contextOf } from './request-context';
import { isSameOrigin } from './same-origin';
import { SECURITY_HEADERS } from './security-headers';

/** A browser may send a form twice: the same words from the same place are one enquiry. */
function keyOf(kind: FormKind, { values }: PostedForm, clientAddress: string): string {
  return `form-${createHash('sha256')
    .update(`${clientAddress} ${kind} ${bodyHash(values)}`)
    .digest('hex')}`;
}

async function formContext(services: Services, c: HonoContext, kind: FormKind, form: PostedForm): Promise<Context> {
  const clientAddress = c.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  const { country, language } = form.choice;
  const headers = new Headers({
    lang: language,
    countrycode: country,
    'idempotency-key': keyOf(kind, form, clientAddress),
    'user-agent': c.req.header('user-agent') ?? '',
  });
  return (await contextOf(services, { headers, clientAddress })).ctx;
}

/** The text of each field; `destinations` is the one of several choices. */
function fieldsOf({ values }: PostedForm): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(values).map(([field, sent]) => [field, field === 'destinations' ? sent : (sent[0] ?? '')]),
  );
}

/** The form as its private page shows it next: with its reference, or with everything typed and what is wrong. */
async function sendForm(ctx: Context, kind: FormKind, form: PostedForm): Promise<KeptForm> {
  try {
    const input = TO_REQUEST[kind](fieldsOf(form) as never);
    const { reference } = (await dispatch(FORM_CALLS[kind], input, ctx)) as { reference: string };
    return { kind, reference, values: {}, problems: [], problem: null };
  } catch (failure) {
    const error = asApiError(failure);
    if (ERRORS[error.error].status >= 500)
      ctx.log.error({ err: failure, form: kind, requestId: ctx.requestId }, 'form failed');
    const problems = error.details.fields ?? [];
    const problem = problems.length > 0 ? null : error.error;
    return { kind, reference: '', values: form.values, problems, problem };
  }
}

/**
 * A form sent by the browser itself, without scripts: the same verb as the call's, and an answer by address. The
 * visitor is led to a private page that shows the reference, or the form again. Locations are relative: no answer
 * depends on the host that was asked.
 */
export async function answerForm(services: Services, kind: FormKind, c: HonoContext): Promise<Response> {
  let language: PostedForm['choice']['language'] = 'en';
  try {
    if (!isSameOrigin(c.req.raw.headers)) throw new ApiError('forbidden');
    const form = await readForm(c.req.raw, kind);
    language = form.choice.language;
    const ctx = await formContext(services, c, kind, form);
    await takeForm(ctx);
    const kept = await sendForm(ctx, kind, form);
    const id = await keepForm(ctx, kept, form.draft);
    services.log.info({ form: kind, sent: kept.reference !== '', requestId: ctx.requestId }, 'form');
    return c.body(null, 303, { ...SECURITY_HEADERS, location: paths.enquiry(form.prefix, id) });
  } catch (failure) {
    const { status, headers, body } = failureAnswer(failure, language);
    if (status >= 500) services.log.error({ err: failure, form: kind }, 'form not kept');
    return c.text(`${body.message}\n`, status as 400, { ...SECURITY_HEADERS, ...headers });
  }
}
