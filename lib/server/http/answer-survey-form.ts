import 'server-only';
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { SURVEY_PREFIX_FIELD, VISITOR_FIELD } from '@/lib/contract/survey-draft';
import type { SurveyQuestion, SurveyView } from '@/lib/contract/surveys';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../context';
import { ApiError } from '../platform/errors';
import { translate, translateError } from '../platform/texts/server-texts';
import { asApiError, failureAnswer, successAnswer } from '@/lib/server/web/api/answer';
import { notedAddress } from './client-address';
import { dispatch } from './dispatch';
import { readForm } from './read-form';
import { contextOf } from '@/lib/server/web/api/request-context';
import { isSameOrigin } from '@/lib/server/web/forms/same-origin';
import { SECURITY_HEADERS } from '@/lib/server/web/api/security-headers';
import { acceptsJson, namingControls, submitAnswers, surveyOf, type Ask } from './submit-form';

/** Visitor key for a form without scripts: the same answers from the same client address count once. */
function visitorKeyOf(sent: URLSearchParams, ...place: string[]): string {
  return createHash('sha256')
    .update([...place, sent.toString()].join('\n'))
    .digest('hex');
}

/** What is wrong, a line each, by the question's number and words. */
function problemText({ details }: ApiError, questions: readonly SurveyQuestion[], language: Language): string {
  const lines = (details.fields ?? []).map(({ field, message, values }) => {
    const question = questions.find(({ id }) => field.endsWith(`.${id}`));
    const sentence = translateError(language, message, values);
    return question ? `${questions.indexOf(question) + 1}. ${question.label} ${sentence}` : sentence;
  });
  return [...lines, '', translate(language, 'survey.goBack'), ''].join('\n');
}

/**
 * Answers to a questionnaire, sent by its page's script or by the browser itself. The script gets the call's envelope;
 * the browser is led back to the questionnaire, whose page shows how it ended.
 */
export async function answerSurveyForm(services: Services, c: HonoContext): Promise<Response> {
  const { headers } = c.req.raw;
  const json = acceptsJson(headers);
  let choice = { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  let survey: SurveyView | undefined;
  const lead = ({ token }: SurveyView, ending: string) =>
    c.body(null, 303, {
      ...SECURITY_HEADERS,
      location: `${paths.questionnaire(formatPrefix(choice), token)}#${ending}`,
    });
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const posted = await readForm(c.req.raw, SURVEY_PREFIX_FIELD);
    const { fields } = posted;
    choice = posted.choice;
    const clientAddress = notedAddress(headers);
    const asked = new Headers({
      lang: choice.language,
      countrycode: choice.country,
      token: headers.get('token') ?? '',
    });
    const { ctx } = await contextOf(services, { headers: asked, clientAddress });
    const ask: Ask = (name, input) => dispatch(name, input, ctx);
    survey = await surveyOf(ask, fields);
    const visitorKey =
      fields.get(VISITOR_FIELD) ?? visitorKeyOf(fields, clientAddress, headers.get('user-agent') ?? '');
    const saved = await submitAnswers(ask, survey, fields, visitorKey);
    if (json) return c.json(successAnswer(saved, choice.language).body, 200, { ...SECURITY_HEADERS });
    return lead(survey, saved.outcome === 'SAVED' ? 'thanks' : 'already');
  } catch (failure) {
    const error = asApiError(failure);
    const answer = namingControls(failureAnswer(error, choice.language));
    if (answer.status >= 500) services.log.error({ err: failure }, 'survey form failed');
    const all = { ...SECURITY_HEADERS, ...answer.headers };
    if (json) return c.json(answer.body, answer.status, all);
    if (survey && error.error === 'surveyClosed') return lead(survey, 'closed');
    const text =
      survey && error.details.fields
        ? problemText(error, survey.questions, choice.language)
        : `${answer.body.message}\n`;
    return c.text(text, answer.status, all);
  }
}
