import 'server-only';
import { onOneLine } from '@/lib/contract/fields';
import type { Context as HonoContext } from 'hono';
import { OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import { isParcelAction, PARCEL_FORM_PATH } from '@/lib/contract/parcels/parcel-form';
import type { Prefix } from '@/lib/market/prefix';
import { MAX_CASE_TEXT_LENGTH } from '@/lib/orders/case-policy';
import { MAX_LANDMARK_LENGTH, MAX_NOTE_LENGTH, MAX_PERSON_LENGTH } from '@/lib/orders/receiver-policy';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { asApiError, failureResponse } from '../api/call-response';
import type { RepeatedForm } from './form-page';
import { handlePlainForm, createFormCalls, type FormWork, type FormRedirect } from './handle-plain-form';
import type { PostedForm } from './read-form';
import { sendOnField, showSendOnPrice } from './send-on/submit-send-on';
import { refusedEnd, submitParcelForm, type ParcelFormEnd } from './submit-parcel-form';

function redirectTo(prefix: Prefix, { token, outcome, sent }: ParcelFormEnd): FormRedirect {
  const query = new URLSearchParams({ ...(outcome && { [OUTCOME_PARAM]: outcome }), ...sent }).toString();
  const page = paths.parcel(prefix, token);
  return { location: query === '' ? page : `${page}?${query}#${OUTCOME_PARAM}` };
}

const MAX_TEXT_LENGTHS = { text: MAX_NOTE_LENGTH, landmark: MAX_LANDMARK_LENGTH, name: MAX_PERSON_LENGTH };

/**
 * Returns the form with the texts that are too long, to shorten them. No text is cut. Undefined if no text is too long.
 */
function formToShorten({ details }: ApiError, fields: URLSearchParams): RepeatedForm | undefined {
  const isLong = (name: string) =>
    details.fields?.some(({ field, message }) => message === 'tooLong' && field.split('.').at(-1) === name);
  const texts = Object.entries(MAX_TEXT_LENGTHS)
    .filter(([name]) => isLong(name))
    .map(([name, max]) => ({
      name,
      max: fields.get('act') === 'dispute' ? MAX_CASE_TEXT_LENGTH : max,
      value: fields.get(name) ?? '',
    }))
    .map((text) => ({ ...text, length: onOneLine(text.value).length }));
  if (texts.length === 0) return undefined;
  return { action: PARCEL_FORM_PATH, fields: [...fields].filter(([name]) => !isLong(name)), texts };
}

const detailField = (field: string) => field.slice('details.'.length);

/**
 * Returns the form with the mistakes beside the fields, and what was typed. Undefined without a mistake in its fields.
 * `nameOf`: the form's name for a field of the call.
 */
function formToCorrect(
  failure: ApiError,
  { fields, choice }: Pick<PostedForm, 'fields' | 'choice'>,
  nameOf: (field: string) => string | null,
): RepeatedForm | undefined {
  const { body } = failureResponse(failure, choice);
  const messages = new Map<string, string>();
  for (const { field, message } of body.errors ?? []) {
    const name = nameOf(field);
    if (name !== null && fields.has(name) && !messages.has(name)) messages.set(name, message);
  }
  if (messages.size === 0) return undefined;
  const wrong = [...messages].map(([name, message]) => ({ name, message, value: fields.get(name)! }));
  const right = [...fields].filter(([name]) => !messages.has(name));
  return { action: PARCEL_FORM_PATH, fields: right, texts: [], wrong };
}

/**
 * Handles a receiver's choice from a form without scripts on the parcel's page. A form of another site would need its
 * token and would fail the check of its origin.
 */
export function handleParcelForm(services: Services, c: HonoContext): Promise<Response> {
  const work: FormWork = async (posted, headers) => {
    const { choice, prefix, fields } = posted;
    const act = fields.get('act') ?? '';
    if (!isParcelAction(act)) throw new ApiError('malformed');
    try {
      const { call } = await createFormCalls(services, headers, choice);
      if (act === 'sendOn') return await showSendOnPrice(call, posted);
      return redirectTo(prefix, await submitParcelForm(call, act, fields));
    } catch (failure) {
      const end = refusedEnd(asApiError(failure), act, fields);
      if (!end) throw failure;
      return redirectTo(prefix, end);
    }
  };
  return handlePlainForm(services, c, 'parcel', work, (failure, fields, choice) => {
    const act = fields.get('act');
    if (act === 'details') return formToCorrect(failure, { fields, choice }, detailField);
    return act === 'sendOn' ? formToCorrect(failure, { fields, choice }, sendOnField) : formToShorten(failure, fields);
  });
}
