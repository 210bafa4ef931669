import { describe, expect, it } from 'vitest';
import { minutesNeeded } from '@/lib/server/content/surveys/minutes-needed';
import { isOpenSurvey, presentSurvey } from '@/lib/server/content/surveys/present-survey';
import { SurveyRecord } from '@/lib/server/content/surveys/survey-record';
import { ROUTES } from '@/lib/routing/routes';
import { inAll, surveyFile } from '../../../../support/survey-file';

const option = (code: string) => ({ code, label: inAll(code) });
const surveyWith = (question: object) => surveyFile({ questions: [{ id: 'q', label: inAll('?'), ...question }] });
const problemOf = (file: object) => SurveyRecord.safeParse(file).error?.issues[0]?.path.join('.');

describe('a survey file', () => {
  it('is read with its defaults, and exported as stored', () => {
    const survey = SurveyRecord.parse(surveyFile({ opensAt: '2026-01-01T02:00:00+02:00' }));
    expect(survey.opensAt).toBe('2026-01-01T00:00:00.000Z');
    expect(survey.questions[1]).toMatchObject({ required: false, other: false, min: 1 });
    expect(SurveyRecord.parse(survey)).toEqual(survey);
  });

  it.each([
    ['token', surveyFile({ token: 'short' })],
    ['token', surveyFile({ token: 'intl-straight-special' })],
    ['countries.0', surveyFile({ countries: ['XX'] })],
    ['closesAt', surveyFile({ closesAt: '2025-01-01T00:00:00Z' })],
    ['title.tr', surveyFile({ title: { ...inAll('x'), tr: ' ' } })],
    ['', surveyFile({ colour: 'red' })],
    ['questions', surveyFile({ questions: [] })],
    ['questions', surveyFile({ questions: [1, 2].map(() => ({ id: 'q', kind: 'DATE', label: inAll('?') })) })],
    ['questions.0.id', surveyWith({ id: 'Q 1', kind: 'DATE' })],
    ['questions.0.kind', surveyWith({ kind: 'RIDDLE' })],
    ['questions.0.options', surveyWith({ kind: 'SINGLE', options: [option('A')] })],
    ['questions.0.options', surveyWith({ kind: 'SINGLE', options: [option('A'), option('A')] })],
    ['questions.0.options.1.code', surveyWith({ kind: 'SINGLE', options: [option('A'), option('OTHER')] })],
    ['questions.0.max', surveyWith({ kind: 'MULTIPLE', options: [option('A'), option('B')], max: 3 })],
    ['questions.0.max', surveyWith({ kind: 'MULTIPLE', options: [option('A'), option('B')], min: 2, max: 1 })],
    ['questions.0.max', surveyWith({ kind: 'NUMBER', min: 5, max: 4 })],
    ['questions.0.max', surveyWith({ kind: 'NUMBER' })],
  ])('is rejected for its %s', (path, file) => {
    expect(problemOf(file)).toBe(path);
  });

  it('cannot use the address of a page as its link', () => {
    const names = ROUTES.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])]);
    for (const token of names) expect(SurveyRecord.safeParse(surveyFile({ token })).success).toBe(false);
  });
});

describe('a survey on a page', () => {
  const survey = SurveyRecord.parse(surveyFile({ closesAt: '2026-06-01T00:00:00Z' }));

  it('is open from its first moment to the one before its end', () => {
    const at = (time: string) => isOpenSurvey(survey, new Date(time).toISOString());
    expect(['2025-12-31T23:59:59Z', '2026-06-01T00:00:00Z'].map(at)).toEqual([false, false]);
    expect(['2026-01-01T00:00:00Z', '2026-05-31T23:59:59Z'].map(at)).toEqual([true, true]);
  });

  it('is in the visitor’s language', () => {
    const view = presentSurvey(survey, 'ur', '2026-02-01T00:00:00.000Z');
    expect(view).toMatchObject({ state: 'OPEN', title: 'A sample (ur)', minutes: 3 });
    expect(JSON.stringify(view)).not.toMatch(/\((en|ar|fr|tr|zh-CN)\)/);
    expect(view.questions.map(({ kind }) => kind)).toEqual(survey.questions.map(({ kind }) => kind));
  });

  it('is estimated at one minute or more', () => {
    expect(minutesNeeded([{ kind: 'YES_NO' }])).toBe(1);
    expect(minutesNeeded(Array.from({ length: 4 }, () => ({ kind: 'LONG_TEXT' as const })))).toBe(3);
  });
});
