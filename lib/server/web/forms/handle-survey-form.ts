import 'server-only';
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { answersOf, draftOfForm, SURVEY_PREFIX_FIELD, SURVEY_TOKEN_FIELD } from '@/lib/contract/content/survey-draft';
import type { SurveyQuestion, SurveyView } from '@/lib/contract/content/surveys';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { translateError } from '../../platform/texts/server-texts';
import { asApiError } from '../api/call-response';
import { addressFromHeader } from '../api/client-address';
import { marketChoiceOf, formPage } from './form-page';
import { readForm } from './read-form';
import { isSameOrigin } from './same-origin';
import { SECURITY_HEADERS } from '../api/security-headers';
import { createFormCalls, logFormFailure } from './handle-plain-form';

/**
 * Returns the visitor key of a form without scripts. The same answers from the same client address and browser count
 * once.
 */
function visitorKeyOf(answers: URLSearchParams, ...place: string[]): string {
  return createHash('sha256')
    .update([...place, answers.toString()].join('\n'))
    .digest('hex');
}

/** Returns the errors, each with the question's number and text. */
function problemTexts({ details }: ApiError, questions: readonly SurveyQuestion[], choice: MarketChoice) {
  return details.fields?.map(({ field, message, values }) => {
    const question = questions.find(({ id }) => field.endsWith(`.${id}`));
    const sentence = translateError(choice, message, values);
    return question ? `${questions.indexOf(question) + 1}. ${question.label} ${sentence}` : sentence;
  });
}

/** Handles a survey's form from a browser without scripts. Redirects to the survey's page, which shows the result. */
export async function handleSurveyForm(services: Services, c: HonoContext): Promise<Response> {
  const { headers } = c.req.raw;
  let choice = marketChoiceOf(headers.get('referer'));
  let survey: SurveyView | undefined;
  const redirectToSurvey = ({ token }: SurveyView, ending: string) =>
    c.body(null, 303, {
      ...SECURITY_HEADERS,
      location: `${paths.questionnaire(formatPrefix(choice), token)}#${ending}`,
    });
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const posted = await readForm(c.req.raw, SURVEY_PREFIX_FIELD);
    const { fields } = posted;
    choice = posted.choice;
    const { call } = await createFormCalls(services, headers, choice);
    [survey] = await call('getCollectingSurveyList', { token: fields.get(SURVEY_TOKEN_FIELD) ?? '' });
    if (!survey) throw new ApiError('notFound');
    const { token, questions } = survey;
    const visitorKey = visitorKeyOf(fields, addressFromHeader(headers), headers.get('user-agent') ?? '');
    const results = answersOf(questions, draftOfForm(questions, fields));
    const { outcome } = await call('saveSurveyResult', { token, visitorKey, ...results });
    return redirectToSurvey(survey, outcome === 'SAVED' ? 'thanks' : 'already');
  } catch (failure) {
    const error = asApiError(failure);
    if (survey && error.error === 'surveyClosed') return redirectToSurvey(survey, 'closed');
    const problems = survey && problemTexts(error, survey.questions, choice);
    const page = formPage({
      failure: error,
      choice,
      problems: problems && [translateError(choice, 'invalid'), ...problems],
    });
    if (page.status >= 500) logFormFailure(services, headers, { err: failure, form: 'survey' });
    return c.body(page.body, page.status, page.headers);
  }
}
