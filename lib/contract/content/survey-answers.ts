import { MAX_LONG_TEXT, MAX_SHORT_TEXT, OTHER_CHOICE, type SurveyAnswer, type SurveyQuestion } from './surveys';

export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>;

export interface GivenAnswers {
  answers: SurveyAnswers;
  /** Free texts for the choice "other", by question. */
  others: Readonly<Record<string, string>>;
}

export type AnswerKey =
  | 'required'
  | 'invalid'
  | 'chooseOne'
  | 'chooseAtLeast'
  | 'chooseAtMost'
  | 'otherMissing'
  | 'wholeNumberBetween'
  | 'tooLong'
  | 'dateFormat';

export interface AnswerProblem {
  /** Path of the field, such as `answers.speed` or `others.speed`. */
  field: string;
  /** A key of `errors.json`, and its arguments. */
  key: AnswerKey;
  values?: Record<string, number>;
}

type AnswerFinding = Omit<AnswerProblem, 'field'> | null;

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

const isEmpty = (value: SurveyAnswer): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

const isWholeBetween = (value: SurveyAnswer, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Returns true for an existing day of the calendar, such as `2026-02-28`. */
function isDay(value: SurveyAnswer): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

type Choices = Extract<SurveyQuestion, { kind: 'SINGLE' | 'MULTIPLE' }>;

const isChoice = ({ options, other }: Choices, code: unknown): boolean =>
  options.some((option) => option.code === code) || (other && code === OTHER_CHOICE);

function severalFinding(question: Extract<Choices, { kind: 'MULTIPLE' }>, value: SurveyAnswer): AnswerFinding {
  if (!Array.isArray(value) || new Set(value).size < value.length) return { key: 'chooseOne' };
  if (!value.every((code) => isChoice(question, code))) return { key: 'chooseOne' };
  const { min, max } = question;
  if (value.length < min) return { key: 'chooseAtLeast', values: { least: min } };
  return value.length > max ? { key: 'chooseAtMost', values: { most: max } } : null;
}

function textFinding(value: SurveyAnswer, max: number): AnswerFinding {
  if (typeof value !== 'string') return { key: 'invalid' };
  return value.trim().length > max ? { key: 'tooLong' } : null;
}

const findingIf = (problem: boolean, finding: AnswerFinding): AnswerFinding => (problem ? finding : null);

/** Returns the problem of a given answer, or null. */
function answerFinding(question: SurveyQuestion, value: SurveyAnswer): AnswerFinding {
  switch (question.kind) {
    case 'SINGLE':
      return findingIf(!isChoice(question, value), { key: 'chooseOne' });
    case 'MULTIPLE':
      return severalFinding(question, value);
    case 'RATING':
      return findingIf(!isWholeBetween(value, 1, 5), { key: 'chooseOne' });
    case 'NPS':
      return findingIf(!isWholeBetween(value, 0, 10), { key: 'chooseOne' });
    case 'YES_NO':
      return findingIf(typeof value !== 'boolean', { key: 'chooseOne' });
    case 'SHORT_TEXT':
      return textFinding(value, MAX_SHORT_TEXT);
    case 'LONG_TEXT':
      return textFinding(value, MAX_LONG_TEXT);
    case 'NUMBER': {
      const { min, max } = question;
      return findingIf(!isWholeBetween(value, min, max), { key: 'wholeNumberBetween', values: { min, max } });
    }
    case 'DATE':
      return findingIf(!isDay(value), { key: 'dateFormat' });
  }
}

function hasChosenOther({ answers }: GivenAnswers, id: string): boolean {
  const value = ownValue(answers, id);
  return value === OTHER_CHOICE || (Array.isArray(value) && value.includes(OTHER_CHOICE));
}

function problemsOf(question: SurveyQuestion, answers: GivenAnswers): AnswerProblem[] {
  const { id, required } = question;
  const value = ownValue(answers.answers, id);
  if (value === undefined || isEmpty(value)) return required ? [{ field: `answers.${id}`, key: 'required' }] : [];
  const finding = answerFinding(question, value);
  if (finding) return [{ field: `answers.${id}`, ...finding }];
  const other = ownValue(answers.others, id)?.trim() ?? '';
  if (!hasChosenOther(answers, id)) return [];
  if (other === '') return [{ field: `others.${id}`, key: 'otherMissing' }];
  return other.length > MAX_SHORT_TEXT ? [{ field: `others.${id}`, key: 'tooLong' }] : [];
}

/** Returns the problems of the answers in the order of the questions, then those of unknown questions. */
export function answerProblems(questions: readonly SurveyQuestion[], answers: GivenAnswers): AnswerProblem[] {
  const questionIds = new Set(questions.map(({ id }) => id));
  const unknownIds = Object.keys(answers.answers).filter((id) => !questionIds.has(id));
  return [
    ...questions.flatMap((question) => problemsOf(question, answers)),
    ...unknownIds.map((id): AnswerProblem => ({ field: `answers.${id}`, key: 'invalid' })),
  ];
}

/** Returns valid answers in their stored form: texts trimmed, empty answers and texts of unselected choices removed. */
export function normaliseAnswers(questions: readonly SurveyQuestion[], givenAnswers: GivenAnswers): GivenAnswers {
  const answers: Record<string, SurveyAnswer> = {};
  const others: Record<string, string> = {};
  for (const { id } of questions) {
    const value = ownValue(givenAnswers.answers, id);
    if (value === undefined || isEmpty(value)) continue;
    answers[id] = typeof value === 'string' ? value.trim() : value;
    if (hasChosenOther(givenAnswers, id)) others[id] = ownValue(givenAnswers.others, id)?.trim() ?? '';
  }
  return { answers, others };
}
