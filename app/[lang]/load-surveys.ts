import { CallFailure } from '@/lib/http/call-failure';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import { SURVEY_TOKEN_PATTERN, type SurveyView } from '@/lib/contract/content/surveys';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { readCached } from '@/lib/server/web/stored-pages/read-cached';

/** Loads the questionnaires that are open in the market, newest first. */
export function loadSurveys(choice: MarketChoice): Promise<SurveyView[]> {
  const { country: countryCode } = choice;
  return readCached('surveys', choice, () => serverCaller(choice)('getCollectingSurveyList', { countryCode }));
}

const isMissing = (failure: unknown) =>
  failure instanceof CallFailure &&
  [HANDLED_ERRORS.notFound.code, HANDLED_ERRORS.invalid.code].some((code) => code === failure.code);

async function fetchSurvey(choice: MarketChoice, token: string): Promise<SurveyView | null> {
  try {
    return (await serverCaller(choice)('getCollectingSurveyList', { token }))[0]!;
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

/** Loads the questionnaire of a link, or null. */
export async function loadSurvey(choice: MarketChoice, token: string): Promise<SurveyView | null> {
  return SURVEY_TOKEN_PATTERN.test(token)
    ? readCached('survey', choice, () => fetchSurvey(choice, token), [token])
    : null;
}
