import { describe, expect, it } from 'vitest';
import { ResultSummary } from '@/lib/server/content/surveys/summarise';
import { SurveyRecord } from '@/lib/server/content/surveys/survey-record';
import { surveyFile } from '../../../../support/survey-file';

const { questions } = SurveyRecord.parse(surveyFile());

function sumUp(results: { answers: object; others?: object }[]) {
  const summary = new ResultSummary(questions);
  for (const { answers, others = {} } of results) summary.add({ answers, others } as never);
  return Object.fromEntries(summary.questions().map((question) => [question.id, question]));
}

describe('the summary of results', () => {
  it('counts choices, including unused ones, in percent of respondents', () => {
    const { colour, goods } = sumUp([
      { answers: { colour: 'RED', goods: ['SHOES', 'TOYS'] } },
      { answers: { colour: 'OTHER', goods: ['TOYS'] }, others: { colour: 'violet' } },
      { answers: { colour: 'RED' } },
      { answers: {} },
    ]);
    expect(colour!.answered).toBe(3);
    expect(colour!.choices.map(({ choice, count, percent }) => [choice, count, percent])).toEqual([
      ['RED', 2, 66.7],
      ['BLUE', 0, 0],
      ['OTHER', 1, 33.3],
    ]);
    expect(colour!.texts).toEqual(['violet']);
    expect(goods!.choices.map(({ choice, count, percent }) => [choice, count, percent])).toEqual([
      ['SHOES', 1, 50],
      ['TOYS', 2, 100],
      ['TOOLS', 0, 0],
    ]);
  });

  it('averages ratings and numbers', () => {
    const { stars, parcels } = sumUp([5, 4, 4].map((stars, index) => ({ answers: { stars, parcels: index * 10 } })));
    expect(stars).toMatchObject({ answered: 3, average: 4.33, netPromoterScore: null });
    expect(stars!.choices.map(({ count }) => count)).toEqual([0, 0, 0, 2, 1]);
    expect(parcels).toMatchObject({ average: 10 });
    expect(parcels!.choices.map(({ choice }) => choice)).toEqual(['0', '10', '20']);
  });

  it.each([
    [[10, 9, 8, 6], 25],
    [[7, 8], 0],
    [[0, 6, 5], -100],
    [[9, 10], 100],
    [[10, 0, 7], 0],
  ])('scores %j as %i: promoters minus detractors', (answers, score) => {
    expect(sumUp(answers.map((recommend) => ({ answers: { recommend } }))).recommend!.netPromoterScore).toBe(score);
  });

  it('has no average and no score without answers', () => {
    const { stars, recommend, words } = sumUp([]);
    expect({
      average: stars!.average,
      netPromoterScore: recommend!.netPromoterScore,
      answered: recommend!.answered,
      texts: words!.texts,
    }).toEqual({ average: null, netPromoterScore: null, answered: 0, texts: [] });
  });

  it('counts yes, no and days, and preserves every text', () => {
    const { again, day, words } = sumUp([
      { answers: { again: true, day: '2026-11-02', words: 'fast' } },
      { answers: { again: false, day: '2026-10-30', words: 'kind' } },
      { answers: { again: true, day: '2026-11-02' } },
    ]);
    expect(again!.choices.map(({ label, count }) => [label, count])).toEqual([
      ['Yes', 2],
      ['No', 1],
    ]);
    expect(day!.choices.map(({ choice, count }) => [choice, count])).toEqual([
      ['2026-10-30', 1],
      ['2026-11-02', 2],
    ]);
    expect(words!.texts).toEqual(['fast', 'kind']);
  });
});
