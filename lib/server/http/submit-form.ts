import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import type { ResponseOf } from '@/lib/contract/registry';
import { answersOf, draftOfForm, otherField, TOKEN_FIELD } from '@/lib/contract/survey-draft';
import type { SurveyView } from '@/lib/contract/surveys';
import type { Country } from '@/lib/market/country';
import { FORM_CALLS, TO_REQUEST } from '../enquiries/form-request';
import { ApiError } from '../platform/errors';
import type { Answer } from '@/lib/server/web/api/answer';

/** Makes a call of the API, in process or at the gateway, and rejects as that does. */
export type Ask = <Name extends CallName>(name: Name, input: object) => Promise<ResponseOf<Name>>;

/** Sends a form's own fields as its call; `market` is that of the form's page. */
export async function submitEnquiry(
  ask: Ask,
  market: Country,
  kind: FormKind,
  values: Readonly<Record<string, readonly string[]>>,
): Promise<{ reference: string }> {
  // `destinations` is the one field of several choices.
  const fields = Object.entries(values).map(([name, sent]) => [name, name === 'destinations' ? sent : (sent[0] ?? '')]);
  const typed = Object.fromEntries(fields) as never; // of this kind: each form sends its own fields
  const input = TO_REQUEST[kind](typed, market);
  return ask(FORM_CALLS[kind], input);
}

/** The questionnaire that a form answers. */
export async function surveyOf(ask: Ask, fields: URLSearchParams): Promise<SurveyView> {
  const [found] = await ask('getCollectingSurveyList', { token: fields.get(TOKEN_FIELD) ?? '' });
  if (!found) throw new ApiError('notFound');
  return found;
}

/** Sends the answers of a form; `visitorKey` tells one visitor from another. */
export async function submitAnswers(
  ask: Ask,
  { token, questions }: SurveyView,
  fields: URLSearchParams,
  visitorKey: string,
): Promise<ResponseOf<'saveSurveyResult'>> {
  const result = { token, visitorKey, ...answersOf(questions, draftOfForm(questions, fields)) };
  return ask('saveSurveyResult', result);
}

/** The form's control that a field of its call stands for: `answers.speed` is `speed`, `destinations.0` is `destinations`. */
function controlOf(field: string): string {
  const [group = '', id] = field.split('.');
  if (group === 'answers' && id) return id;
  return group === 'others' && id ? otherField(id) : group;
}

/** An answer whose mistakes name the controls of the form. */
export function namingControls({ body, ...answer }: Answer): Answer {
  const errors = body.errors?.map(({ field, message }) => ({ field: controlOf(field), message }));
  return { ...answer, body: { ...body, ...(errors && { errors }) } };
}

/** A page's script asks for its form's answer as data; a browser by itself asks for a page. */
export function acceptsJson(headers: Headers): boolean {
  return /\bapplication\/json\b/i.test(headers.get('accept') ?? '');
}
