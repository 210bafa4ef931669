import 'server-only';
import { createHash } from 'node:crypto';
import { answerProblems, normaliseAnswers } from '@/lib/contract/content/survey-answers';
import { ApiError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import { isOpenSurvey, presentSurvey } from './present-survey';
import { hasAnsweredSurvey, insertResult } from './results-store';
import { findSurvey } from './survey-store';
import { limitResults } from './survey-policy';

/**
 * Validates the answers against the survey's questions and stores them. Only the first result of a visitor counts.
 * Later results change nothing.
 */
export const saveSurveyResult: Verb<'saveSurveyResult'> = async ({ ctx, input }) => {
  const { token, visitorKey, answers, others } = input;
  const now = ctx.now();
  const survey = await findSurvey(ctx.db, token);
  if (!survey || survey.opensAt > now.toISOString()) throw new ApiError('notFound');
  const visitorHash = createHash('sha256').update(visitorKey).digest('base64url');
  const visitor = { token, visitorHash, userId: ctx.actor?.userId ?? null };
  if (await hasAnsweredSurvey(ctx.db, visitor)) return { outcome: 'ALREADY_ANSWERED' };
  if (!isOpenSurvey(survey, now.toISOString())) throw new ApiError('surveyClosed');
  const { questions } = presentSurvey(survey, ctx.language, now.toISOString());
  const problems = answerProblems(questions, { answers, others });
  if (problems.length > 0) {
    throw new ApiError('invalid', {
      fields: problems.map(({ field, key, values }) => ({ field, message: key, values })),
    });
  }
  await limitResults(ctx);
  const { language, country } = ctx;
  const givenAnswers = normaliseAnswers(questions, { answers, others });
  const saved = await insertResult(ctx.db, { ...visitor, answers: givenAnswers, language, country, now });
  return { outcome: saved ? 'SAVED' : 'ALREADY_ANSWERED' };
};
