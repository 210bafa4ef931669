import { describe, expect, it } from 'vitest';
import {
  countAnswered,
  answersOf,
  EMPTY_SURVEY_DRAFT,
  NO_VALUE,
  parseSurveyDraft,
  YES_VALUE,
} from '@/lib/contract/content/survey-draft';
import { answerProblems } from '@/lib/contract/content/survey-answers';
import { presentSurvey } from '@/lib/server/content/surveys/present-survey';
import { SurveyRecord } from '@/lib/server/content/surveys/survey-record';
import { surveyFile } from '../../support/survey-file';

const { questions } = presentSurvey(SurveyRecord.parse(surveyFile()), 'en', '2026-02-01T00:00:00.000Z');
const values = {
  colour: 'OTHER',
  goods: ['TOYS'],
  stars: '4',
  recommend: '0',
  again: NO_VALUE,
  words: ' kind ',
  wishes: '',
  parcels: '٤٢',
  day: '2026-11-20',
};

describe('a draft of answers', () => {
  it('becomes a valid request from digits of any script', () => {
    const answers = answersOf(questions, { values, others: { colour: 'violet', goods: ' ' } });
    expect(answers).toEqual({
      answers: {
        colour: 'OTHER',
        goods: ['TOYS'],
        stars: 4,
        recommend: 0,
        again: false,
        words: ' kind ',
        parcels: 42,
        day: '2026-11-20',
      },
      others: { colour: 'violet' },
    });
    expect(answerProblems(questions, answers)).toEqual([]);
    expect(answersOf(questions, { values: { again: YES_VALUE }, others: {} }).answers).toEqual({ again: true });
  });

  it('leaves an invalid number for the check', () => {
    for (const [typed, answer] of [
      ['many', 'many'],
      ['1.5', '1.5'],
      ['-3', -3],
      [' 1 2 ', 12],
      ['9'.repeat(40), '9'.repeat(40)],
    ])
      expect(answersOf(questions, { values: { parcels: typed as string }, others: {} }).answers).toEqual({
        parcels: answer,
      });
  });

  it('counts answered questions', () => {
    expect(countAnswered(questions, EMPTY_SURVEY_DRAFT)).toBe(0);
    expect(countAnswered(questions, { values: { ...values, goods: [], words: ' ', gone: 'x' }, others: {} })).toBe(6);
  });

  it('is restored from storage, and is empty after invalid data', () => {
    const draft = { values, others: { colour: 'violet' } };
    expect(parseSurveyDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of [null, '', '{', 'null', '[]', '{"values":1}', '{"values":{"a":{}},"others":{}}', '7'])
      expect(parseSurveyDraft(text)).toEqual(EMPTY_SURVEY_DRAFT);
  });
});
