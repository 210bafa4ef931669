import 'server-only';
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { ENQUIRY_CALLS, enquiryRequest, enquiryValues } from '@/lib/http/enquiry-request';
import { DRAFT_FIELD, type FormKind } from '@/lib/contract/content/enquiry-forms';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Country } from '@/lib/market/country';
import { paths } from '@/lib/routing/paths';
import type { Context, Services } from '../../platform/context';
import { limitForms } from '../../content/enquiries/enquiry-policy';
import { saveForm, type SavedForm } from '../../content/enquiries/forms/save-form';
import { bodyHash } from '../../platform/idempotent-request';
import { asApiError } from '../api/call-response';
import { addressFromHeader } from '../api/client-address';
import { dispatch } from '../api/dispatch';
import { handlePlainForm, createFormCalls, logFormFailure } from './handle-plain-form';

type Values = Record<string, string[]>;

/**
 * Returns the idempotency key of a form without scripts. The same values from the same client address are one enquiry.
 */
function keyOf(kind: FormKind, values: Values, clientAddress: string): string {
  return `form-${createHash('sha256')
    .update(`${clientAddress} ${kind} ${bodyHash(values)}`)
    .digest('hex')}`;
}

/** Sends the enquiry. Returns the form for its private page: with the reference, or with values and errors. */
async function sendForm(
  ctx: Context,
  headers: Headers,
  market: Country,
  { kind, values }: { kind: FormKind; values: Values },
): Promise<SavedForm> {
  try {
    const { reference } = await dispatch(ENQUIRY_CALLS[kind], enquiryRequest(kind, values, market), ctx);
    return { kind, reference, values: {}, problems: [], problem: null };
  } catch (failure) {
    const error = asApiError(failure);
    if (ERRORS[error.error].status >= 500) logFormFailure(ctx, headers, { err: failure, form: kind });
    const problems = error.details.fields ?? [];
    const problem = problems.length > 0 ? null : error.error;
    return { kind, reference: '', values, problems, problem };
  }
}

/**
 * Handles an enquiry's form from a browser without scripts. Redirects to a private page that shows the reference, or
 * the form again. Locations are relative, so no response depends on the requested host.
 */
export function handleEnquiryForm(services: Services, kind: FormKind, c: HonoContext): Promise<Response> {
  return handlePlainForm(services, c, kind, async ({ choice, prefix, fields }, headers) => {
    const values = enquiryValues(kind, fields);
    const key = keyOf(kind, values, addressFromHeader(headers));
    const { ctx } = await createFormCalls(services, headers, choice, { 'idempotency-key': key });
    await limitForms(ctx);
    const outcome = await sendForm(ctx, headers, choice.country, { kind, values });
    const id = await saveForm(ctx, outcome, fields.get(DRAFT_FIELD));
    services.log.info({ form: kind, sent: outcome.reference !== '', requestId: ctx.requestId }, 'form handled');
    return { location: paths.enquiry(prefix, id) };
  });
}
