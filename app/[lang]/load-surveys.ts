import { unstable_cache } from 'next/cache';
import { CallFailure } from '@/lib/client/call-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import { SURVEY_TOKEN, type SurveyView } from '@/lib/contract/surveys';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/caller';

/** Seconds. An import is seen at once; a survey that opens or closes by itself, within the hour. */
const KEPT = { tags: ['surveys'], revalidate: 3600 };

/** The questionnaires that are open in the market, the newest first. */
export function loadSurveys(choice: MarketChoice): Promise<SurveyView[]> {
  const load = unstable_cache(
    () => serverCaller(choice)('getCollectingSurveyList', { countryCode: choice.country }),
    ['surveys', formatPrefix(choice)],
    KEPT,
  );
  return load();
}

const isMissing = (failure: unknown) =>
  failure instanceof CallFailure && [ERRORS.notFound.code, ERRORS.invalid.code].some((code) => code === failure.code);

/** The questionnaire of a link, or null. What is not there is not kept: anybody may make up links. */
export async function loadSurvey(choice: MarketChoice, token: string): Promise<SurveyView | null> {
  if (!SURVEY_TOKEN.test(token)) return null;
  let missing = false;
  const load = unstable_cache(
    async () => {
      try {
        return (await serverCaller(choice)('getCollectingSurveyList', { token }))[0]!;
      } catch (failure) {
        missing = isMissing(failure);
        throw failure;
      }
    },
    ['survey', formatPrefix(choice), token],
    KEPT,
  );
  try {
    return await load();
  } catch (failure) {
    if (missing) return null;
    throw failure;
  }
}
