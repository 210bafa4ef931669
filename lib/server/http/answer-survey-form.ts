import 'server-only';
import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { answersOf, draftOfForm, SURVEY_PREFIX_FIELD, TOKEN_FIELD } from '@/lib/contract/survey-draft';
import type { SurveyQuestion, SurveyView } from '@/lib/contract/surveys';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import { formatPrefix, parsePrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../context';
import { ApiError } from '../errors';
import { say, sayError } from '../messages';
import { asApiError, failureAnswer } from './answer';
import { CLIENT_ADDRESS_HEADER } from './client-address';
import { dispatch } from './dispatch';
import { readText } from './read-input';
import { contextOf } from './request-context';
import { isSameOrigin } from './same-origin';
import { SECURITY_HEADERS } from './security-headers';

async function readPosted(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError('notAForm');
  const sent = new URLSearchParams(await readText(request));
  if ([...sent.values()].some((value) => value.includes('\0'))) throw new ApiError('malformed');
  return sent;
}

/** Without scripts nothing names the browser: the same answers from the same place are one visitor's. */
function visitorKeyOf(sent: URLSearchParams, ...place: string[]): string {
  return createHash('sha256')
    .update([...place, sent.toString()].join('\n'))
    .digest('hex');
}

/** What is wrong, a line each, by the question's number and words. */
function problemText({ details }: ApiError, questions: readonly SurveyQuestion[], language: Language): string {
  const lines = (details.fields ?? []).map(({ field, message, values }) => {
    const index = questions.findIndex(({ id }) => field.endsWith(`.${id}`));
    const sentence = sayError(language, message, values);
    return index < 0 ? sentence : `${index + 1}. ${questions[index]!.label} ${sentence}`;
  });
  return [...lines, '', say(language, 'survey.goBack'), ''].join('\n');
}

/** Answers to a questionnaire sent by the browser itself: leads back to the questionnaire, whose page shows how it ended. */
export async function answerSurveyForm(services: Services, c: HonoContext): Promise<Response> {
  const { headers } = c.req.raw;
  let choice = { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  let survey: SurveyView | undefined;
  const lead = (ending: string) =>
    c.body(null, 303, {
      ...SECURITY_HEADERS,
      location: `${paths.questionnaire(formatPrefix(choice), survey!.token)}#${ending}`,
    });
  try {
    if (!isSameOrigin(headers)) throw new ApiError('forbidden');
    const sent = await readPosted(c.req.raw);
    choice = parsePrefix(sent.get(SURVEY_PREFIX_FIELD) ?? '') ?? choice;
    const clientAddress = headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
    const asked = new Headers({ lang: choice.language, countrycode: choice.country });
    const { ctx } = await contextOf(services, { headers: asked, clientAddress });
    const token = sent.get(TOKEN_FIELD) ?? '';
    [survey] = (await dispatch('getCollectingSurveyList', { token }, ctx)) as SurveyView[];
    const { questions } = survey!;
    const visitorKey = visitorKeyOf(sent, clientAddress, headers.get('user-agent') ?? '');
    const result = { token, visitorKey, ...answersOf(questions, draftOfForm(questions, sent)) };
    const { outcome } = (await dispatch('saveSurveyResult', result, ctx)) as { outcome: string };
    return lead(outcome === 'SAVED' ? 'thanks' : 'already');
  } catch (failure) {
    const error = asApiError(failure);
    const answer = failureAnswer(error, choice.language);
    if (answer.status >= 500) services.log.error({ err: failure }, 'survey form failed');
    if (survey && error.error === 'surveyClosed') return lead('closed');
    const text =
      survey && error.details.fields
        ? problemText(error, survey.questions, choice.language)
        : `${answer.body.message}\n`;
    return c.text(text, answer.status as 400, { ...SECURITY_HEADERS, ...answer.headers });
  }
}
