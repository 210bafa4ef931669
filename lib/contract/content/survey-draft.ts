import { hasMinus, plainNumber } from '@/lib/text/plain-text';
import type { GivenAnswers } from './survey-answers';
import type { SurveyAnswer, SurveyQuestion } from './surveys';

/** Address of the page's own POST, for browsers without scripts. */
export const SURVEY_FORM_ACTION = '/api/form/survey';
/** Hidden fields of that form. No question's id has a dash. */
export const SURVEY_TOKEN_FIELD = 'survey-token';
export const SURVEY_PREFIX_FIELD = 'survey-prefix';
/** Returns the name of the field for the text of the choice "other". */
export const otherField = (id: string) => `${id}-other`;

/** Form values so far by question: texts and codes of choices. */
export interface SurveyDraft {
  values: Readonly<Record<string, string | readonly string[]>>;
  /** Free texts for the choice "other", by question. */
  others: Readonly<Record<string, string>>;
}

export const EMPTY_SURVEY_DRAFT: SurveyDraft = { values: {}, others: {} };

export const YES_VALUE = 'yes';
export const NO_VALUE = 'no';

type AnsweredQuestion = Pick<SurveyQuestion, 'id' | 'kind'>;

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/**
 * Parses a typed whole number of up to 15 digits. Other text is returned unchanged, and the validation rejects it.
 * Minus signs of every script are accepted.
 */
function parseWholeNumber(typed: string): SurveyAnswer {
  const sign = hasMinus(typed.trimStart().slice(0, 1)) ? '-' : '';
  const plain = sign + plainNumber(typed);
  return WHOLE_NUMBER.test(plain) ? Number(plain) : typed;
}

function answerOf(question: AnsweredQuestion, value: string | readonly string[]): SurveyAnswer {
  if (typeof value !== 'string') return [...value];
  switch (question.kind) {
    case 'RATING':
    case 'NPS':
    case 'NUMBER':
      return parseWholeNumber(value);
    case 'YES_NO':
      return value === YES_VALUE ? true : value === NO_VALUE ? false : value;
    case 'SINGLE':
    case 'MULTIPLE':
    case 'DATE':
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
      return value;
  }
}

const isAnswered = (value: string | readonly string[] | undefined): value is string | readonly string[] =>
  value !== undefined && (typeof value === 'string' ? value.trim() !== '' : value.length > 0);

/** Returns the draft in the contract's format. Questions without an answer are left out. */
export function answersOf(questions: readonly AnsweredQuestion[], { values, others }: SurveyDraft): GivenAnswers {
  const answers = questions.flatMap((question) => {
    const value = values[question.id];
    return isAnswered(value) ? [[question.id, answerOf(question, value)] as const] : [];
  });
  const otherAnswers = questions.flatMap(({ id }) => (others[id]?.trim() ? [[id, others[id]] as const] : []));
  return { answers: Object.fromEntries(answers), others: Object.fromEntries(otherAnswers) };
}

export function countAnswered(questions: readonly Pick<SurveyQuestion, 'id'>[], { values }: SurveyDraft): number {
  return questions.filter(({ id }) => isAnswered(values[id])).length;
}

/** Returns the draft in a form, as a browser encodes it. */
export function draftOfForm(questions: readonly AnsweredQuestion[], sent: URLSearchParams): SurveyDraft {
  // Browsers send lines as CRLF. Scripts and the service count them as one character.
  const text = (name: string) => (sent.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    values: Object.fromEntries(
      questions.map(({ id, kind }) => [id, kind === 'MULTIPLE' ? [...new Set(sent.getAll(id))] : text(id)]),
    ),
    others: Object.fromEntries(questions.map(({ id }) => [id, text(otherField(id))])),
  };
}

const isText = (value: unknown) => typeof value === 'string';

/** Parses a stored draft; an empty one if it is invalid. */
export function parseSurveyDraft(text: string | null): SurveyDraft {
  try {
    const { values, others } = JSON.parse(text ?? '') as SurveyDraft;
    const areTexts = Object.values(values).every(
      (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
    );
    return areTexts && Object.values(others).every(isText) ? { values, others } : EMPTY_SURVEY_DRAFT;
  } catch {
    return EMPTY_SURVEY_DRAFT;
  }
}
