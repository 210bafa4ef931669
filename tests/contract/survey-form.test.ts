import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { SURVEY_PREFIX_FIELD, TOKEN_FIELD, VISITOR_FIELD } from '@/lib/contract/survey-draft';
import { SurveyRecord } from '@/lib/server/content/surveys/survey-record';
import { storeSurveys } from '@/lib/server/content/surveys/store';
import ar from '@/messages/ar/errors.json';
import arServer from '@/messages/ar/server.json';
import { surveyFile } from '../unit/surveys/survey-file';
import { onEachDatabase } from './world';

const TOKEN = 'sample0token1sample2';
const CLOSED = 'over0over0over0over0';
const GOOD = [
  ['colour', 'OTHER'],
  ['colour-other', ' violet '],
  ['goods', 'SHOES'],
  ['goods', 'TOYS'],
  ['stars', '4'],
  ['recommend', '10'],
  ['again', 'no'],
  ['wishes', 'two\r\nlines'],
  ['parcels', '12'],
  ['day', '2026-11-20'],
] as const;

onEachDatabase('a questionnaire sent as a plain form', (world) => {
  beforeAll(async () => {
    const { db } = world().services;
    const closed = { token: CLOSED, closesAt: '2026-01-02T00:00:00Z' };
    await storeSurveys(db, [SurveyRecord.parse(surveyFile()), SurveyRecord.parse(surveyFile(closed))]);
  });

  const post = (pairs: readonly (readonly [string, string])[], headers = {}, token = TOKEN) =>
    fetch(`${world().origin}/api/form/survey`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams([
        [TOKEN_FIELD, token],
        [SURVEY_PREFIX_FIELD, 'eg-ar'],
        ...pairs.map((pair) => [...pair]),
      ]),
    });
  const results = () => world().services.db.selectFrom('survey_results').selectAll().execute();

  it('is stored once and leads back to the questionnaire, which says so', async () => {
    const first = await post(GOOD);
    expect([first.status, first.headers.get('location')]).toEqual([303, `/eg-ar/${TOKEN}#thanks`]);
    const again = await post(GOOD);
    expect([again.status, again.headers.get('location')]).toEqual([303, `/eg-ar/${TOKEN}#already`]);
    const [row, ...others] = await results();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ language: 'ar', country_code: 'EG', user_id: null });
    expect(JSON.parse(row!.content)).toEqual({
      answers: {
        colour: 'OTHER',
        goods: ['SHOES', 'TOYS'],
        stars: 4,
        recommend: 10,
        again: false,
        wishes: 'two\nlines',
        parcels: 12,
        day: '2026-11-20',
      },
      others: { colour: 'violet' },
    });
  });

  it('names what is wrong by question, in the page’s language, and where the answers are', async () => {
    const { status, text, headers } = await post([
      ['stars', '9'],
      ['again', 'maybe'],
      ['parcels', 'many'],
    ]).then(async (reply) => ({ status: reply.status, text: await reply.text(), headers: reply.headers }));
    expect(status).toBe(422);
    expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
    const lines = text.split('\n');
    expect(lines[0]).toBe(`1. Which colour? (ar) ${ar.required}`);
    expect(lines[1]).toBe(`3. How good? (ar) ${ar.chooseOne}`);
    expect(lines[2]).toBe(`5. Again? (ar) ${ar.chooseOne}`);
    expect(lines[3]).toMatch(/^8\. How many\? \(ar\) .*100/);
    expect(text).toContain(arServer.survey.goBack);
  });

  it('comes too late, or to nobody', async () => {
    const late = await post(GOOD, {}, CLOSED);
    expect([late.status, late.headers.get('location')]).toEqual([303, `/eg-ar/${CLOSED}#closed`]);
    expect((await post(GOOD, {}, 'nobody0nobody0nobody')).status).toBe(404);
    expect((await post(GOOD, {}, '//evil.example')).status).toBe(422);
  });

  it('sent by its page’s script, answers with the outcome; mistakes name the form’s controls', async () => {
    const json = (pairs: readonly (readonly [string, string])[], token = TOKEN) =>
      post([...pairs, [VISITOR_FIELD, 'visitor-of-the-script']], { accept: 'application/json' }, token).then(
        async (reply) => [reply.status, await reply.json()] as const,
      );
    const wrong = await json([...GOOD.filter(([name]) => name !== 'colour-other'), ['stars', '']]);
    expect(wrong).toMatchObject([
      422,
      { success: false, errors: [{ field: 'colour-other', message: ar.otherMissing }] },
    ]);
    expect(await json([['stars', '9']])).toMatchObject([
      422,
      { errors: [{ field: 'colour', message: ar.required }, { field: 'stars' }] },
    ]);
    expect(await json(GOOD)).toMatchObject([200, { success: true, data: { outcome: 'SAVED' } }]);
    expect(await json([...GOOD, ['wishes', 'changed']])).toMatchObject([
      200,
      { data: { outcome: 'ALREADY_ANSWERED' } },
    ]);
    expect(await json(GOOD, CLOSED)).toMatchObject([ERRORS.surveyClosed.status, { code: ERRORS.surveyClosed.code }]);
  });

  it('is taken from a page of this site alone, and as a form alone', async () => {
    const before = (await results()).length;
    const fresh = [...GOOD, ['words', 'elsewhere']] as const;
    expect((await post(fresh, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(fresh, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post([...fresh, ['words', '\0']])).status).toBe(400);
    expect(await results()).toHaveLength(before);
  });
});
