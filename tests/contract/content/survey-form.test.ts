import { beforeAll, expect, it } from 'vitest';
import { answersOf, draftOfForm, SURVEY_PREFIX_FIELD, SURVEY_TOKEN_FIELD } from '@/lib/contract/content/survey-draft';
import { SurveyRecord } from '@/lib/server/content/surveys/survey-record';
import { storeSurveys } from '@/lib/server/content/surveys/survey-store';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import ar from '@/messages/ar/errors.json';
import arServer from '@/messages/ar/server.json';
import { surveyFile } from '../../unit/support/survey-file';
import { onEachDatabase } from '../support/world';

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
    const closedSurvey = { token: CLOSED, closesAt: '2026-01-02T00:00:00Z' };
    await storeSurveys(db, [SurveyRecord.parse(surveyFile()), SurveyRecord.parse(surveyFile(closedSurvey))]);
  });

  const post = (pairs: readonly (readonly [string, string])[], headers = {}, token = TOKEN) =>
    fetch(`${world().origin}/api/form/survey`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams([
        [SURVEY_TOKEN_FIELD, token],
        [SURVEY_PREFIX_FIELD, 'eg-ar'],
        ...pairs.map((pair) => [...pair]),
      ]),
    });
  const results = () => world().services.db.selectFrom('survey_results').selectAll().execute();

  it('is stored once and returns to the questionnaire, which confirms it', async () => {
    const first = await post(GOOD);
    expect({ status: first.status, location: first.headers.get('location') }).toEqual({
      status: 303,
      location: `/eg-ar/${TOKEN}#thanks`,
    });
    const again = await post(GOOD);
    expect({ status: again.status, location: again.headers.get('location') }).toEqual({
      status: 303,
      location: `/eg-ar/${TOKEN}#already`,
    });
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

  it('reports errors by question in the page’s language, and how to go back to the answers', async () => {
    const { status, text, headers } = await post([
      ['stars', '9'],
      ['again', 'maybe'],
      ['parcels', 'many'],
    ]).then(async (reply) => ({ status: reply.status, text: await reply.text(), headers: reply.headers }));
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="ar" dir="rtl">');
    const lines = [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
    expect(lines.slice(0, 3)).toEqual([
      `1. Which colour? (ar) ${translateError('ar', 'required')}`,
      `3. How good? (ar) ${ar.chooseOne}`,
      `5. Again? (ar) ${ar.chooseOne}`,
    ]);
    expect(lines[3]).toMatch(/^8\. How many\? \(ar\) .*100/);
    expect(text).toContain(arServer.form.goBack);
  });

  it('is refused when closed or unknown', async () => {
    const late = await post(GOOD, {}, CLOSED);
    expect({ status: late.status, location: late.headers.get('location') }).toEqual({
      status: 303,
      location: `/eg-ar/${CLOSED}#closed`,
    });
    expect((await post(GOOD, {}, 'nobody0nobody0nobody')).status).toBe(404);
    expect((await post(GOOD, {}, '//evil.example')).status).toBe(422);
  });

  it('stores what the call of the page’s script stores', async () => {
    const questions = (await world().call('getCollectingSurveyList', { token: TOKEN })).body.data[0].questions;
    const draft = draftOfForm(questions, new URLSearchParams(GOOD.map((pair) => [...pair])));
    const input = { token: TOKEN, visitorKey: 'visitor-of-the-script', ...answersOf(questions, draft) };
    expect((await world().call('saveSurveyResult', input)).body.data).toEqual({ outcome: 'SAVED' });
    const [first, second, ...others] = (await results()).map(({ content }) => JSON.parse(content));
    expect(others).toEqual([]);
    expect(second).toEqual(first);
  });

  it('is accepted only from a page of this site and only as a form', async () => {
    const before = (await results()).length;
    const fresh = [...GOOD, ['words', 'elsewhere']] as const;
    expect((await post(fresh, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(fresh, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post([...fresh, ['words', '\0']])).status).toBe(400);
    expect(await results()).toHaveLength(before);
  });
});
