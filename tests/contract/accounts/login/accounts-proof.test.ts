import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProofChallenge } from '@/lib/contract/accounts/accounts';
import { ERRORS } from '@/lib/contract/error-codes';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';
import { watchCaps } from '@/lib/server/programs/metrics/watch-caps';
import en from '@/messages/en/errors.json';
import ur from '@/messages/ur/errors.json';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { newEmail, newPhone, solveCaptcha, solvePicture } from '../../support/steps/account-steps';
import { onEachDatabase, type CallHeaders } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

const LIMITS = {
  POW_COST: 20,
  POW_GUESSES: 20,
  POW_UNPROVEN_PER_NETWORK: 3,
  POW_UNPROVEN_PER_HOUR: 200,
  POW_QUESTIONS_PER_NETWORK: 5,
};

onEachDatabase('the proof of work before a code', (world) => {
  let before: ReturnType<typeof world>['services']['config'];
  let networks = 0;
  let home: CallHeaders;
  const set = (limits: Partial<typeof LIMITS>) => {
    const { services } = world();
    services.config = { ...services.config, ...limits };
  };
  beforeEach(() => {
    before = world().services.config;
    set(LIMITS);
    home = { 'x-client-address': `203.0.113.${(networks += 1)}` };
    // Each test runs in a different hour.
    world().pass(HOUR_MS);
  });
  afterEach(() => void (world().services.config = before));

  const challenge = async (): Promise<ProofChallenge> => (await world().call('getProofChallenge', {}, home)).body.data;
  const solve = async (given: ProofChallenge) => {
    const solution = await solveChallenge({ challenge: given, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
  };
  const newProof = async () => solve(await challenge());
  const picture = () => solvePicture(world());
  const sendCode = (fields: Record<string, unknown>, headers = home) =>
    world().call('getSmsCode', { account: newEmail(), countryCode: 'GH', purpose: 'REGISTER', ...fields }, headers);
  const byPicture = async (fields: Record<string, unknown> = {}, headers = home) =>
    sendCode({ ...(await picture()), ...fields }, headers);
  const byQuestion = async (fields: Record<string, unknown> = {}) =>
    sendCode({ ...(await solveCaptcha(world())), ...fields });

  it('lets a network send as many codes as the ordinary limits allow', async () => {
    for (let count = 0; count < 10; count += 1) expect((await byPicture({ proof: await newProof() })).status).toBe(200);
  });

  it('is optional for three codes an hour and for one more each hour', async () => {
    for (let count = 0; count < 3; count += 1) expect((await byPicture()).status).toBe(200);
    const refusal = await byPicture();
    expectRefusal(refusal, 429, ERRORS.unprovenLimit.code, en.unprovenLimit);
    expect(Math.abs(Number(refusal.headers.get('retry-after')) - 3600)).toBeLessThan(10);
    expect((await byQuestion()).body.code).toBe(ERRORS.unprovenLimit.code);
    expect((await byPicture({}, { ...home, lang: 'ur' })).body.message).toBe(ur.unprovenLimit);
    expect((await byPicture({}, { 'x-client-address': '198.51.100.9' })).status).toBe(200);
    expect((await byPicture({ proof: await newProof() })).status).toBe(200);
    world().pass(HOUR_MS);
    expect((await byPicture()).status).toBe(200);
  });

  it('is optional within a limit for the numbers of each country', async () => {
    set({ POW_UNPROVEN_PER_HOUR: 4 });
    const from = (network: number, fields = {}, lang = 'en') =>
      byPicture({ account: newPhone(), ...fields }, { lang, 'x-client-address': `198.51.101.${network}` });
    for (let network = 1; network <= 4; network += 1) expect((await from(network)).status).toBe(200);
    const refusal = await from(5);
    expectRefusal(refusal, 429, ERRORS.unprovenHourFull.code, en.unprovenHourFull);
    expect((await from(5, {}, 'ur')).body.message).toBe(ur.unprovenHourFull);
    // Mails and other countries are counted separately. A refusal does not count for the network.
    for (let count = 0; count < 2; count += 1) expect((await from(5, { account: newEmail() })).status).toBe(200);
    expect((await from(5, { account: '+2348031234567', countryCode: 'NG' })).status).toBe(200);
    expect((await byPicture({ account: newPhone(), proof: await newProof() })).status).toBe(200);
    world().pass(HOUR_MS);
    expect((await from(1)).status).toBe(200);
  });

  it('counts mails by the market of the form', async () => {
    set({ POW_UNPROVEN_PER_HOUR: 2 });
    const from = (network: number, countryCode: string) =>
      byPicture({}, { countryCode, 'x-client-address': `198.51.102.${network}` });
    for (let network = 1; network <= 2; network += 1) expect((await from(network, 'GH')).status).toBe(200);
    expect((await from(3, 'GH')).body.code).toBe(ERRORS.unprovenHourFull.code);
    expect((await from(3, 'NG')).status).toBe(200);
  });

  it('shows the full cap to operators until the hour ends', async () => {
    set({ POW_UNPROVEN_PER_HOUR: 1 });
    expect((await byPicture({ account: newPhone() })).status).toBe(200);
    const { throttle, now } = world().services;
    const metrics = createMetrics();
    watchCaps(metrics, { throttle, now });
    expect(await metrics.text()).toContain('period_cap_full{cap="unproven-codes-GH"} 1');
    world().pass(HOUR_MS);
    expect(await metrics.text()).not.toContain('period_cap_full{cap="unproven-codes-GH"}');
  });

  it('has a separate limit for the question in words', async () => {
    for (let count = 0; count < 5; count += 1) expect((await byQuestion({ proof: await newProof() })).status).toBe(200);
    const refusal = await byQuestion({ proof: await newProof() });
    expectRefusal(refusal, 429, ERRORS.questionLimit.code, en.questionLimit);
    expect((await byPicture({ proof: await newProof() })).status).toBe(200);
  });

  it('does not count codes that were not sent', async () => {
    const account = newEmail();
    expect((await byPicture({ account })).status).toBe(200);
    for (let count = 0; count < 4; count += 1)
      expect((await byPicture({ account })).body.code).toBe(ERRORS.tooManyRequests.code);
    expect((await byPicture()).status).toBe(200);
    expect((await byPicture()).status).toBe(200);
  });

  it('works once for many calls at once, and preserves the image code when refused', async () => {
    const proof = await newProof();
    const requests: Awaited<ReturnType<typeof picture>>[] = [];
    for (let count = 0; count < 6; count += 1) requests.push(await picture());
    const replies = await Promise.all(requests.map((answer) => sendCode({ ...answer, proof })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const refusedIndex = replies.findIndex(({ status }) => status === 422);
    expect({ code: replies[refusedIndex]!.body.code, message: replies[refusedIndex]!.body.message }).toEqual({
      code: ERRORS.proofRefused.code,
      message: en.proofRefused,
    });
    expect((await sendCode({ ...requests[refusedIndex], proof: await newProof() })).status).toBe(200);
  });

  it('is refused when forged, expired, too easy or malformed', async () => {
    const issuedChallenge = await challenge();
    const forgedProof = await solve({
      ...issuedChallenge,
      parameters: { ...issuedChallenge.parameters, keyPrefix: '0' },
    });
    const [late, easy] = [await newProof(), await newProof()];
    for (const proof of [forgedProof, 'nonsense'])
      expect((await byPicture({ proof })).body.code).toBe(ERRORS.proofRefused.code);
    set({ POW_COST: 21 });
    expect((await byPicture({ proof: easy })).body.code).toBe(ERRORS.proofRefused.code);
    set(LIMITS);
    world().pass(20 * MINUTE_MS);
    expect((await byPicture({ proof: late })).body.code).toBe(ERRORS.proofRefused.code);
  });

  it('is required before a password reset as well', async () => {
    const reset = async (proof: string) =>
      (
        await world().call(
          'sendResetEmail',
          { account: newPhone(), countryCode: 'GH', ...(await picture()), proof },
          home,
        )
      ).status;
    for (let count = 0; count < 3; count += 1) expect(await reset('')).toBe(200);
    expect(await reset('')).toBe(429);
    expect(await reset(await newProof())).toBe(200);
  });
});
