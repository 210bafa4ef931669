import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { SurveyRecord, type QuestionRecord } from '@/lib/server/content/surveys/survey-record';
import { isOpenSurvey } from '@/lib/server/content/surveys/present-survey';
import { scriptProblems } from './script-of';
import { readSeed, repeated, type InSixLanguages } from './seed-file';

const surveys = readSeed('surveys.json', z.array(SurveyRecord));

function textsOf(question: QuestionRecord): InSixLanguages[] {
  const { label, hint } = question;
  const choices = 'options' in question ? question.options.map((option) => option.label) : [];
  const ends = 'low' in question ? [question.low, question.high] : [];
  return [label, hint, ...choices, ...ends].filter((text) => text !== undefined);
}

describe('the seed of questionnaires', () => {
  it('has a token for each', () => {
    expect(repeated(surveys.map(({ token }) => token))).toEqual([]);
  });

  it('has one in every market, and a closed one has only its link', () => {
    const now = '2026-11-20T00:00:00.000Z';
    for (const country of COUNTRIES)
      expect(surveys.filter((one) => isOpenSurvey(one, now) && one.countries.includes(country)).length).toBeGreaterThan(
        0,
      );
    const closed = surveys.filter((one) => !isOpenSurvey(one, now));
    expect(closed.map(({ countries }) => countries)).toEqual([[]]);
  });

  it('uses every kind of question', () => {
    const kinds = new Set(surveys.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([
      'DATE',
      'LONG_TEXT',
      'MULTIPLE',
      'NPS',
      'NUMBER',
      'RATING',
      'SHORT_TEXT',
      'SINGLE',
      'YES_NO',
    ]);
  });

  it.each(surveys)('$token: is in six languages', ({ title, intro, thanks, questions }) => {
    // "API" is the same in every language.
    const texts = [title, intro, thanks, ...questions.flatMap(textsOf)].map(
      (text) =>
        Object.fromEntries(
          Object.entries(text).map(([language, words]) => [language, words.replaceAll('API', '')]),
        ) as InSixLanguages,
    );
    expect(texts.flatMap(scriptProblems)).toEqual([]);
  });
});
