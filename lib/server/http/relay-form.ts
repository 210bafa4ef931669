import 'server-only';
import { createCaller } from '@/lib/calls/call';
import { CallFailure } from '@/lib/client/call-failure';
import { isFormKind, PREFIX_FIELD } from '@/lib/contract/enquiry-forms';
import { SURVEY_PREFIX_FIELD, VISITOR_FIELD } from '@/lib/contract/survey-draft';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import { ApiError } from '../platform/errors';
import { failureAnswer, successAnswer, type Answer } from '@/lib/server/web/api/answer';
import { readForm, valuesOf, type PostedForm } from './read-form';
import { namingControls, submitAnswers, submitEnquiry, surveyOf, type Ask } from './submit-form';

interface Gateway {
  /** Its base URL. */
  gateway: string;
  /** Of the visitor. */
  address: string;
  /** Milliseconds. */
  within: number;
}

/** Calls the gateway on behalf of the visitor who sent the form. */
function askAs({ gateway, address, within }: Gateway, headers: Headers, { choice }: PostedForm): Ask {
  const caller = createCaller({
    baseURL: gateway,
    timeout: within,
    identity: () => ({ ...choice, token: headers.get('token') }),
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      request.headers.set('user-agent', headers.get('user-agent') ?? '');
      return fetch(request);
    },
  });
  const idempotencyKey = headers.get('idempotency-key');
  const options = idempotencyKey === null ? {} : { idempotencyKey };
  return (name, input) => caller(name, input as never, options); // the gateway's schema reads what a form sent
}

function refusal(failure: unknown, language: Language): Answer {
  if (!(failure instanceof CallFailure)) return failureAnswer(failure, language);
  const { kind, status, code, message, errors, retryAfter } = failure;
  if (kind !== 'refused') return failureAnswer(new ApiError('unavailable'), language);
  return {
    status: status as Answer['status'], // the gateway's own: 4xx or 5xx
    headers: retryAfter > 0 ? { 'retry-after': String(retryAfter) } : {},
    body: { success: false, code, message, data: null, ...(errors.length > 0 && { errors: [...errors] }) },
  };
}

/** A form that a page's script sends, as the gateway's own calls; answered as the embedded API answers it. */
export async function relayForm(to: Gateway, url: string, headers: Headers, body: Buffer): Promise<Answer> {
  const kind = url.split('/').at(-1);
  let language: Language = FALLBACK_LANGUAGE;
  try {
    if (kind !== 'survey' && !isFormKind(kind)) throw new ApiError('notFound');
    const request = new Request('http://form.invalid', { method: 'POST', headers, body: new Uint8Array(body) });
    const posted = await readForm(request, kind === 'survey' ? SURVEY_PREFIX_FIELD : PREFIX_FIELD);
    language = posted.choice.language;
    const ask = askAs(to, headers, posted);
    const { choice, fields } = posted;
    if (kind !== 'survey')
      return successAnswer(await submitEnquiry(ask, choice.country, kind, valuesOf(kind, fields)), language);
    const survey = await surveyOf(ask, fields);
    return successAnswer(await submitAnswers(ask, survey, fields, fields.get(VISITOR_FIELD) ?? ''), language);
  } catch (failure) {
    return namingControls(refusal(failure, language));
  }
}
