import 'server-only';
import type { SurveyQuestion, SurveyView } from '@/lib/contract/content/surveys';
import type { Language } from '@/lib/market/language';
import { minutesNeeded } from './minutes-needed';
import type { QuestionRecord, SurveyRecord } from './survey-record';

export function presentQuestion(question: QuestionRecord, language: Language): SurveyQuestion {
  const { id, label, hint, required } = question;
  const questionFields = { id, required, label: label[language], hint: hint?.[language] ?? '' };
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE': {
      const options = question.options.map((option) => ({ code: option.code, label: option.label[language] }));
      const choices = { ...questionFields, options, other: question.other };
      return question.kind === 'SINGLE'
        ? { kind: question.kind, ...choices }
        : { kind: question.kind, ...choices, min: question.min, max: question.max };
    }
    case 'RATING':
    case 'NPS':
      return {
        kind: question.kind,
        ...questionFields,
        low: question.low?.[language] ?? '',
        high: question.high?.[language] ?? '',
      };
    case 'NUMBER':
      return { kind: question.kind, ...questionFields, min: question.min, max: question.max };
    case 'YES_NO':
    case 'DATE':
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
      return { kind: question.kind, ...questionFields };
  }
}

/** Returns true from the opening time until before the closing time. */
export function isOpenSurvey({ opensAt, closesAt }: SurveyRecord, now: string): boolean {
  return opensAt <= now && (closesAt === null || now < closesAt);
}

/** Returns a survey in one language, with its state at `now` (ISO 8601, UTC). */
export function presentSurvey(survey: SurveyRecord, language: Language, now: string): SurveyView {
  const { token, title, intro, thanks, closesAt, questions } = survey;
  return {
    token,
    title: title[language],
    intro: intro[language],
    thanks: thanks[language],
    minutes: minutesNeeded(questions),
    state: isOpenSurvey(survey, now) ? 'OPEN' : 'CLOSED',
    closesAt,
    questions: questions.map((question) => presentQuestion(question, language)),
  };
}
