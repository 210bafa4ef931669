import 'server-only';
import type { GivenAnswers } from '@/lib/contract/content/survey-answers';
import { OTHER_CHOICE, type SurveyAnswer } from '@/lib/contract/content/surveys';
import type { QuestionRecord } from './survey-record';

export interface ChoiceCount {
  /** Code of a choice, `true` or `false`, step of a scale, or number. */
  choice: string;
  /** Label in English. Empty if the value needs none. */
  label: string;
  count: number;
  /** Percentage of the people who answered the question, one decimal. */
  percent: number;
}

/** Summary of one question. */
export interface QuestionSummary {
  id: string;
  kind: QuestionRecord['kind'];
  /** Text in English. */
  label: string;
  answered: number;
  choices: ChoiceCount[];
  /** Mean of ratings, NPS values and numbers, two decimals; null without answers. */
  average: number | null;
  /** Net Promoter Score: percentage of promoters (9, 10) minus detractors (0 to 6), -100 to 100. */
  netPromoterScore: number | null;
  /** Free texts, and texts of "other". */
  texts: string[];
}

interface Tally {
  question: QuestionRecord;
  answerCount: number;
  counts: Map<string, number>;
  sum: number;
  texts: string[];
}

const isText = ({ kind }: QuestionRecord) => kind === 'SHORT_TEXT' || kind === 'LONG_TEXT';
const isNumber = ({ kind }: QuestionRecord) => kind === 'RATING' || kind === 'NPS' || kind === 'NUMBER';

function steps(from: number, to: number): [string, string][] {
  return Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), '']);
}

/** Choices that are listed with a count of 0 if no respondent made them. */
function listOfferedChoices(question: QuestionRecord): [code: string, label: string][] {
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE': {
      const optionLabels = question.options.map(({ code, label }): [string, string] => [code, label.en]);
      return question.other ? [...optionLabels, [OTHER_CHOICE, 'Other']] : optionLabels;
    }
    case 'RATING':
      return steps(1, 5);
    case 'NPS':
      return steps(0, 10);
    case 'YES_NO':
      return [
        ['true', 'Yes'],
        ['false', 'No'],
      ];
    case 'NUMBER':
    case 'DATE':
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
      return [];
  }
}

function countAnswer(tally: Tally, value: SurveyAnswer | undefined, other: string | undefined): void {
  if (value === undefined) return;
  tally.answerCount += 1;
  if (isText(tally.question)) tally.texts.push(String(value));
  else
    for (const choice of Array.isArray(value) ? value : [String(value)])
      tally.counts.set(choice, (tally.counts.get(choice) ?? 0) + 1);
  if (typeof value === 'number') tally.sum += value;
  if (other) tally.texts.push(other);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const percentOf = (count: number, total: number, digits = 1) =>
  total === 0 ? 0 : rounded((100 * count) / total, digits);

/** Compares two values with their counts: numbers by size, days by date. */
const byValue = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(one) - Number(other) || one.localeCompare(other);

function choiceCounts({ question, counts, answerCount }: Tally): ChoiceCount[] {
  const offeredChoices = listOfferedChoices(question);
  const listedCodes = new Set(offeredChoices.map(([code]) => code));
  const further = [...counts].filter(([code]) => !listedCodes.has(code)).toSorted(byValue);
  return [...offeredChoices, ...further.map(([code]): [string, string] => [code, ''])].map(([choice, label]) => {
    const count = counts.get(choice) ?? 0;
    return { choice, label, count, percent: percentOf(count, answerCount) };
  });
}

function promoterScore({ counts, answerCount }: Tally): number {
  const within = (from: number, to: number) =>
    steps(from, to).reduce((total, [step]) => total + (counts.get(step) ?? 0), 0);
  return percentOf(within(9, 10) - within(0, 6), answerCount, 0);
}

function summaryOf(tally: Tally): QuestionSummary {
  const { question, answerCount, sum, texts } = tally;
  return {
    id: question.id,
    kind: question.kind,
    label: question.label.en,
    answered: answerCount,
    choices: isText(question) ? [] : choiceCounts(tally),
    average: isNumber(question) && answerCount > 0 ? rounded(sum / answerCount, 2) : null,
    netPromoterScore: question.kind === 'NPS' && answerCount > 0 ? promoterScore(tally) : null,
    texts,
  };
}

/** Aggregates results as a stream, so that they need not fit in memory. */
export class ResultSummary {
  results = 0;
  readonly #tallies: Tally[];

  constructor(questions: readonly QuestionRecord[]) {
    this.#tallies = questions.map((question) => ({ question, answerCount: 0, counts: new Map(), sum: 0, texts: [] }));
  }

  add({ answers, others }: GivenAnswers): void {
    this.results += 1;
    for (const tally of this.#tallies) {
      const { id } = tally.question;
      countAnswer(
        tally,
        Object.hasOwn(answers, id) ? answers[id] : undefined,
        Object.hasOwn(others, id) ? others[id] : '',
      );
    }
  }

  questions(): QuestionSummary[] {
    return this.#tallies.map(summaryOf);
  }
}
