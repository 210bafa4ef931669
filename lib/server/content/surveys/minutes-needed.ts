import 'server-only';
import type { SurveyQuestion } from '@/lib/contract/content/surveys';

/** Seconds to read and answer a question. */
const SECONDS_OF_KIND: Record<SurveyQuestion['kind'], number> = {
  SINGLE: 12,
  MULTIPLE: 18,
  RATING: 8,
  NPS: 10,
  YES_NO: 8,
  SHORT_TEXT: 25,
  LONG_TEXT: 45,
  NUMBER: 12,
  DATE: 12,
};

/** Returns the estimated time to answer in whole minutes, at least 1. */
export function minutesNeeded(questions: readonly Pick<SurveyQuestion, 'kind'>[]): number {
  return Math.max(1, Math.round(questions.reduce((seconds, { kind }) => seconds + SECONDS_OF_KIND[kind], 0) / 60));
}
