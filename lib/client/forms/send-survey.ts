import type { ResponseOf } from '@/lib/contract/registry';
import { answersOf, draftOfForm } from '@/lib/contract/content/survey-draft';
import type { SurveyQuestion } from '@/lib/contract/content/surveys';
import { api } from '../api/api';
import { currentVisitorKey } from '../session/visitor';

interface AnsweredSurvey {
  token: string;
  questions: readonly Pick<SurveyQuestion, 'id' | 'kind'>[];
}

/** Sends the answers in a survey's form. Rejects with CallFailure. */
export function sendSurvey(
  { token, questions }: AnsweredSurvey,
  fields: URLSearchParams,
): Promise<ResponseOf<'saveSurveyResult'>> {
  const answers = answersOf(questions, draftOfForm(questions, fields));
  return api('saveSurveyResult', { token, visitorKey: currentVisitorKey(), ...answers }, { quiet: true });
}
