import 'server-only';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { presentSurvey } from './present-survey';
import { findSurvey, listOpenSurveys } from './survey-store';

/**
 * Returns the open surveys of the market, or only the survey with the token. Throws `notFound` if that survey does not
 * exist or has not opened yet.
 */
export const listSurveys: Verb<'getCollectingSurveyList'> = async ({ ctx, input }) => {
  const now = ctx.now().toISOString();
  if (input.token === undefined) {
    const surveys = await listOpenSurveys(ctx.db, input.countryCode ?? ctx.country, now);
    return surveys.map((survey) => presentSurvey(survey, ctx.language, now));
  }
  const survey = await findSurvey(ctx.db, input.token);
  if (!survey || survey.opensAt > now) throw new ApiError('notFound');
  return [presentSurvey(survey, ctx.language, now)];
};
