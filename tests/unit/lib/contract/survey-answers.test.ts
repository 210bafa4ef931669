import { describe, expect, it } from 'vitest';
import { answerProblems, normaliseAnswers, type GivenAnswers } from '@/lib/contract/content/survey-answers';
import {
  MAX_LONG_TEXT,
  MAX_SHORT_TEXT,
  OTHER_CHOICE,
  type SurveyAnswer,
  type SurveyQuestion,
} from '@/lib/contract/content/surveys';

const base = { label: '', hint: '', required: false };
const options = ['A', 'B', 'C'].map((code) => ({ code, label: code }));
const QUESTIONS = {
  one: { kind: 'SINGLE', id: 'one', ...base, options, other: true },
  strict: { kind: 'SINGLE', id: 'strict', ...base, options, other: false },
  some: { kind: 'MULTIPLE', id: 'some', ...base, options, other: true, min: 2, max: 3 },
  stars: { kind: 'RATING', id: 'stars', ...base, low: '', high: '' },
  nps: { kind: 'NPS', id: 'nps', ...base, low: '', high: '' },
  yes: { kind: 'YES_NO', id: 'yes', ...base },
  short: { kind: 'SHORT_TEXT', id: 'short', ...base },
  long: { kind: 'LONG_TEXT', id: 'long', ...base },
  count: { kind: 'NUMBER', id: 'count', ...base, min: -2, max: 10 },
  day: { kind: 'DATE', id: 'day', ...base },
} as const satisfies Record<string, SurveyQuestion>;
type Id = keyof typeof QUESTIONS;

const answersOf = (answers: GivenAnswers['answers'], others: GivenAnswers['others'] = {}): GivenAnswers => ({
  answers,
  others,
});
const about = (id: Id, value: SurveyAnswer, other?: string) =>
  answerProblems([QUESTIONS[id]], answersOf({ [id]: value }, other === undefined ? {} : { [id]: other }))[0]?.key ??
  'fine';

describe('the check of answers to a survey', () => {
  it.each<[Id, SurveyAnswer[], SurveyAnswer[]]>([
    ['one', ['A', 'C'], ['D', 'a', 1, true, ['A'], '__proto__']],
    ['strict', ['B'], [OTHER_CHOICE]],
    [
      'some',
      [
        ['A', 'B'],
        ['C', 'B', 'A'],
      ],
      ['A', ['A', 'A'], ['A', 'D'], 2],
    ],
    ['stars', [1, 5], [0, 6, 2.5, -1, '3', NaN, true]],
    ['nps', [0, 10], [-1, 11, 9.5, '10']],
    ['yes', [true, false], ['true', 1, 0]],
  ])('accepts one of the choices of %s', (id, good, bad) => {
    for (const value of good) expect({ value, about: about(id, value) }).toEqual({ value, about: 'fine' });
    for (const value of bad) expect({ value, about: about(id, value) }).toEqual({ value, about: 'chooseOne' });
  });

  it('limits the number of choices', () => {
    const problems = (some: string[]) => answerProblems([QUESTIONS.some], answersOf({ some }, { some: 'x' }));
    expect(problems(['A'])).toEqual([{ field: 'answers.some', key: 'chooseAtLeast', values: { least: 2 } }]);
    expect(problems(['A', 'B', 'C', OTHER_CHOICE])).toEqual([
      { field: 'answers.some', key: 'chooseAtMost', values: { most: 3 } },
    ]);
    expect(problems(['A', OTHER_CHOICE])).toEqual([]);
  });

  it('requires the text of another choice, and only then', () => {
    expect(about('one', OTHER_CHOICE)).toBe('otherMissing');
    expect(about('one', OTHER_CHOICE, '  ')).toBe('otherMissing');
    expect(about('one', OTHER_CHOICE, 'a bicycle')).toBe('fine');
    expect(about('one', OTHER_CHOICE, 'x'.repeat(MAX_SHORT_TEXT + 1))).toBe('tooLong');
    expect(about('one', 'A')).toBe('fine');
    expect(about('some', ['A', OTHER_CHOICE])).toBe('otherMissing');
    expect(answerProblems([QUESTIONS.one], answersOf({ one: OTHER_CHOICE }))[0]!.field).toBe('others.one');
  });

  it('accepts texts up to their length, trimmed', () => {
    expect(about('short', ` ${'x'.repeat(MAX_SHORT_TEXT)} `)).toBe('fine');
    expect(about('short', 'x'.repeat(MAX_SHORT_TEXT + 1))).toBe('tooLong');
    expect(about('long', 'x'.repeat(MAX_LONG_TEXT + 1))).toBe('tooLong');
    expect(about('short', 7)).toBe('invalid');
  });

  it('accepts whole numbers in their range and calendar days', () => {
    for (const value of [-2, 0, 10]) expect(about('count', value)).toBe('fine');
    for (const value of [-3, 11, 1.5, '1', true]) expect(about('count', value)).toBe('wholeNumberBetween');
    for (const value of ['2026-11-20', '2028-02-29']) expect(about('day', value)).toBe('fine');
    for (const value of ['2026-02-29', '2026-13-01', '20.11.2026', 'today', 20261120, '2026-11-20T00:00:00Z'])
      expect({ value, about: about('day', value) }).toEqual({ value, about: 'dateFormat' });
  });

  it('reports missing required answers: left out, empty or blank', () => {
    for (const question of Object.values(QUESTIONS)) {
      const needed = [{ ...question, required: true }];
      const missing = [{ field: `answers.${question.id}`, key: 'required' }];
      expect(answerProblems(needed, answersOf({}))).toEqual(missing);
      expect(answerProblems(needed, answersOf({ [question.id]: ' ' }))).toEqual(missing);
      expect(answerProblems(needed, answersOf({ [question.id]: [] }))).toEqual(missing);
      expect(answerProblems([question], answersOf({ [question.id]: '' }))).toEqual([]);
    }
  });

  it('rejects answers to unknown questions, including inherited names', () => {
    const problems = answerProblems([QUESTIONS.yes], answersOf({ yes: true, toString: 'x' }));
    expect(problems).toEqual([{ field: 'answers.toString', key: 'invalid' }]);
    const inheritedQuestion = { ...QUESTIONS.short, id: 'constructor', required: true };
    expect(answerProblems([inheritedQuestion], answersOf({}))).toEqual([
      { field: 'answers.constructor', key: 'required' },
    ]);
  });

  it('leaves empty answers out', () => {
    const questions = [QUESTIONS.one, QUESTIONS.strict, QUESTIONS.short, QUESTIONS.long, QUESTIONS.yes];
    const tidy = normaliseAnswers(
      questions,
      answersOf(
        { one: OTHER_CHOICE, strict: 'A', short: '  two words ', long: '  ', yes: false },
        { one: ' x ', strict: 'stray' },
      ),
    );
    expect(tidy).toEqual({
      answers: { one: OTHER_CHOICE, strict: 'A', short: 'two words', yes: false },
      others: { one: 'x' },
    });
  });
});
