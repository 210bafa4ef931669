import { beforeAll, describe, expect, it } from 'vitest';
import type { SurveyView } from '@/lib/contract/content/surveys';
import { ERRORS } from '@/lib/contract/error-codes';
import { SurveyRecord } from '@/lib/server/content/surveys/survey-record';
import { storeSurveys } from '@/lib/server/content/surveys/survey-store';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import ar from '@/messages/ar/errors.json';
import { HOUR_MS } from '@/lib/time/durations';
import { surveyFile } from '../../unit/support/survey-file';
import { expectNoServerError, mutations } from '../support/hostile/hostile';
import { signUp } from '../support/people';
import { onEachDatabase, type World } from '../support/world';
import { expectRefusal } from '../support/refusal';

const missingInArabic = translateError('ar', 'required', { field: 'other' });
const TOKEN = 'sample0token1sample2';
const choices = { colour: 'OTHER', goods: ['SHOES', 'TOYS'], stars: 4, recommend: 9, again: true };
const others = { colour: ' violet ' };

let visitors = 0;
/** Returns the request with the answers of another browser. */
const result = (change: object = {}) => ({
  token: TOKEN,
  visitorKey: `visitor-of-the-test-${(visitors += 1)}`,
  answers: { ...choices, words: '  fast ', parcels: 12, day: '2026-11-20' },
  others,
  ...change,
});

async function lay({ services }: World, change: object): Promise<void> {
  await storeSurveys(services.db, [SurveyRecord.parse(surveyFile(change))]);
}

async function storedResults({ services }: World, token: string) {
  return services.db.selectFrom('survey_results').selectAll().where('survey_token', '=', token).execute();
}

onEachDatabase('a survey', (world) => {
  const isoIn = (hours: number) => new Date(world().services.now().getTime() + hours * HOUR_MS).toISOString();
  beforeAll(() => lay(world(), { opensAt: isoIn(-1) }));

  describe('the list', () => {
    const list = async (input: object, headers = {}): Promise<SurveyView[]> =>
      (await world().call('getCollectingSurveyList', input as never, headers)).body.data;

    it('has the open surveys of the requested or calling market, in the language of the call', async () => {
      const here = await list({}, { countryCode: 'EG', lang: 'ar' });
      const sample = here.find(({ token }) => token === TOKEN)!;
      expect(sample).toMatchObject({ title: 'A sample (ar)', state: 'OPEN', closesAt: null });
      expect(sample.questions[0]).toMatchObject({ kind: 'SINGLE', label: 'Which colour? (ar)', other: true });
      expect((await list({ countryCode: 'GH' }, { countryCode: 'NG' })).map(({ token }) => token)).toContain(TOKEN);
      expect((await list({ countryCode: 'NG' }, { countryCode: 'GH' })).map(({ token }) => token)).not.toContain(TOKEN);
    });

    it('leaves out closed, future and unlisted surveys', async () => {
      const tokens = { soon: 'soon0soon0soon0soon0', over: 'over0over0over0over0', apart: 'apart0apart0apart0ap' };
      await lay(world(), { token: tokens.soon, opensAt: isoIn(1) });
      await lay(world(), { token: tokens.over, opensAt: isoIn(-2), closesAt: isoIn(-1) });
      await lay(world(), { token: tokens.apart, countries: [], opensAt: isoIn(-1) });
      const listedTokens = (await list({ countryCode: 'GH' })).map(({ token }) => token);
      for (const token of Object.values(tokens)) expect(listedTokens).not.toContain(token);

      expect(await list({ token: tokens.apart, countryCode: 'TR' })).toMatchObject([{ state: 'OPEN' }]);
      expect(await list({ token: tokens.over })).toMatchObject([{ state: 'CLOSED' }]);
      for (const token of [tokens.soon, 'nobody0nobody0nobody']) {
        const { status, body } = await world().call('getCollectingSurveyList', { token });
        expectRefusal({ status, body }, 404, ERRORS.notFound.code);
      }
    });

    it('rejects invalid links and countries', async () => {
      for (const input of [{ token: "x' or 1=1" }, { token: '' }, { countryCode: 'XX' }])
        expect((await world().call('getCollectingSurveyList', input)).status).toBe(422);
    });
  });

  describe('a result', () => {
    const save = (input: object, headers = {}) => world().call('saveSurveyResult', input as never, headers);

    it('is stored with language, market and account', async () => {
      const { userId, token } = await signUp(world());
      const request = result();
      const { status, body } = await save(request, { token, lang: 'ar', countryCode: 'EG' });
      expect({ status, data: body.data }).toEqual({ status: 200, data: { outcome: 'SAVED' } });
      const row = (await storedResults(world(), TOKEN)).find((each) => each.user_id === userId)!;
      expect(row).toMatchObject({ language: 'ar', country_code: 'EG' });
      expect(JSON.parse(row.content)).toEqual({
        answers: { ...request.answers, words: 'fast' },
        others: { colour: 'violet' },
      });
      expect(JSON.stringify(row)).not.toContain(request.visitorKey);
      const exportReply = await world().call('exportAccountData', {}, { token });
      expect(exportReply.body.data.account.surveyAnswers).toMatchObject([
        { survey: TOKEN, content: { others: { colour: 'violet' } } },
      ]);
    });

    it('is stored once for each browser: twenty at once, and any later', async () => {
      const before = (await storedResults(world(), TOKEN)).length;
      const request = result();
      const replies = await Promise.all(Array.from({ length: 20 }, () => save(request)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      const outcomes = replies.map(({ body }) => body.data.outcome).sort();
      expect(outcomes).toEqual([...Array<string>(19).fill('ALREADY_ANSWERED'), 'SAVED']);
      const again = await save({ ...request, answers: { colour: 'RED' } });
      expect(again).toMatchObject({ status: 200, body: { data: { outcome: 'ALREADY_ANSWERED' } } });
      expect(await storedResults(world(), TOKEN)).toHaveLength(before + 1);
    });

    it('is stored once for each account on any browser: twenty at once', async () => {
      const { userId, token } = await signUp(world());
      const replies = await Promise.all(Array.from({ length: 20 }, () => save(result(), { token })));
      expect(replies.filter(({ body }) => body.data?.outcome === 'SAVED')).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
      expect((await storedResults(world(), TOKEN)).filter((row) => row.user_id === userId)).toHaveLength(1);
    });

    it('is accepted after the session ended, as from any visitor', async () => {
      const { token } = await signUp(world());
      await world().call('logout', {}, { token });
      expect((await save(result(), { token })).body.data).toEqual({ outcome: 'SAVED' });
    });

    it.each<[string, object, string, string]>([
      ['without a required answer', { answers: { stars: 3 }, others: {} }, 'answers.colour', missingInArabic],
      ['with a choice that is none', { answers: { colour: 'GREEN' } }, 'answers.colour', ar.chooseOne],
      ['without what “other” is', { answers: choices, others: {} }, 'others.colour', ar.otherMissing],
      [
        'with too many choices',
        { answers: { ...choices, goods: ['SHOES', 'TOYS', 'TOOLS'] } },
        'answers.goods',
        'إجابتين',
      ],
      ['with half a star', { answers: { ...choices, stars: 2.5 } }, 'answers.stars', ar.chooseOne],
      ['beyond ten', { answers: { ...choices, recommend: 11 } }, 'answers.recommend', ar.chooseOne],
      ['with a number out of range', { answers: { ...choices, parcels: 101 } }, 'answers.parcels', '100'],
      ['with a day that is none', { answers: { ...choices, day: '2026-02-30' } }, 'answers.day', ar.dateFormat],
      ['with a text too long', { answers: { ...choices, words: 'x'.repeat(201) } }, 'answers.words', ar.tooLong],
      ['about another question', { answers: { ...choices, shoe: 1 } }, 'answers.shoe', ar.invalid],
      ['with an object for an answer', { answers: { ...choices, words: { a: 1 } } }, 'answers.words', ar.invalid],
      ['without a key', { visitorKey: '' }, 'visitorKey', missingInArabic],
    ])('is refused %s, with a message', async (_, change, field, words) => {
      const before = (await storedResults(world(), TOKEN)).length;
      const { status, body } = await save(result(change), { lang: 'ar' });
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field, message: expect.stringContaining(words) }]);
      expect(await storedResults(world(), TOKEN)).toHaveLength(before);
    });

    it('reports every wrong answer', async () => {
      const { body } = await save(result({ answers: { stars: 9, recommend: 'x', day: 5 }, others: {} }));
      expect(body.errors!.map(({ field }) => field)).toEqual([
        'answers.colour',
        'answers.stars',
        'answers.recommend',
        'answers.day',
      ]);
    });

    it('is refused after the survey is closed', async () => {
      const token = 'until0until0until000';
      await lay(world(), { token, opensAt: isoIn(-1), closesAt: isoIn(1) });
      const early = result({ token });
      expect((await save(early)).body.data).toEqual({ outcome: 'SAVED' });
      world().pass(HOUR_MS);
      const { status, body } = await save(result({ token }));
      expectRefusal({ status, body }, 409, ERRORS.surveyClosed.code);
      expect((await save(early)).body.data).toEqual({ outcome: 'ALREADY_ANSWERED' });
      expect(await storedResults(world(), token)).toHaveLength(1);
    });

    it('is not found for an unknown or future survey', async () => {
      const token = 'later0later0later000';
      await lay(world(), { token, opensAt: isoIn(5) });
      for (const unknown of [token, 'nobody0nobody0nobody'])
        expect((await save(result({ token: unknown }))).status).toBe(404);
    });

    it('is slowed down after sixty of one network, without effect on others', async () => {
      const from = (address: string) => save(result(), { 'x-client-address': address });
      for (let count = 0; count < 60; count += 1) expect((await from('192.0.2.9')).status).toBe(200);
      const { status, headers } = await from('192.0.2.9');
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await from('192.0.2.10')).status).toBe(200);
    });

    it('stays after its account is closed', async () => {
      const { userId, token } = await signUp(world());
      const token2 = 'alone0alone0alone000';
      await lay(world(), { token: token2, opensAt: isoIn(-1) });
      await save(result({ token: token2 }), { token });
      await world().services.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
      await world().services.db.deleteFrom('users').where('id', '=', userId).execute();
      expect(await storedResults(world(), token2)).toMatchObject([{ user_id: null }]);
    });
  });

  it('never fails on hostile input', async () => {
    const replies = await expectNoServerError(world(), 'saveSurveyResult', mutations(result()));
    expect(replies[422]).toBeGreaterThan(200);
    const queries = mutations({ token: TOKEN, countryCode: 'GH' }).map((query) =>
      Object.fromEntries(
        Object.entries(query as object).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    );
    const request = await expectNoServerError(world(), 'getCollectingSurveyList', queries);
    expect(request[422]).toBeGreaterThan(30);
  });
});
