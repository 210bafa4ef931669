import type { SurveyQuestion } from '@/lib/contract/surveys';
import type { SurveyDraft } from '@/lib/contract/survey-draft';

export interface QuestionFieldProps<Question extends SurveyQuestion = SurveyQuestion> {
  question: Question;
  /** From 1. */
  number: number;
  draft: SurveyDraft;
  /** Sentences by field: `answers.speed`, `others.speed`. */
  errors: Readonly<Record<string, string>>;
  onChange: (next: Partial<SurveyDraft>) => void;
}
