import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import errors from '@/messages/en/errors.json';
import { MINUTE_MS } from '@/lib/time/durations';
import {
  requestCode,
  newEmail,
  newKey,
  onlyError,
  solveCaptcha,
  solvePicture,
} from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

const VALID_MS = 5 * MINUTE_MS;
/** Time of the requests between the two checks, at most. */
const MARGIN_MS = 5000;

onEachDatabase('an image code', (world) => {
  const sendCode = (fields: Record<string, unknown>) =>
    world().call('getSmsCode', { account: newEmail(), countryCode: 'GH', purpose: 'REGISTER', ...fields });

  it('is a PNG image whose letters are accepted in any case', async () => {
    const { status, headers, bytes } = await world().call('getImageVerifyCode', { key: newKey() });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const solved = await solvePicture(world());
    expect((await sendCode({ ...solved, captcha: solved.captcha.toLowerCase() })).status).toBe(200);
  });

  it.each([
    ['en', /^What is \w+ plus \w+\? Please answer in digits\.$/],
    ['zh-CN', /加.*等于多少/],
    ['fr', /^Combien font/],
    ['ar', /زائد/],
    ['ur', /جمع/],
    ['tr', /artı/],
  ])('offers a question in words in %s for people who cannot see', async (lang, question) => {
    const { headers, bytes } = await world().call('getImageVerifyCode', { key: newKey(), format: 'text' }, { lang });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(new TextDecoder().decode(bytes)).toMatch(question);
  });

  it('works once, whether the answer is right or wrong', async () => {
    const right = await solveCaptcha(world());
    expect((await sendCode(right)).status).toBe(200);
    expect(onlyError(await sendCode(right))).toEqual({ field: 'captcha', message: errors.imageCodeWrong });

    const second = await solveCaptcha(world());
    const wrong = await sendCode({ ...second, captcha: '99' });
    expectRefusal(wrong, 422, ERRORS.imageCodeWrong.code);
    expect((await sendCode(second)).body.code).toBe(ERRORS.imageCodeWrong.code);
  });

  it('works once when ten requests use one at the same time', async () => {
    const right = await solveCaptcha(world());
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendCode(right)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
  });

  it('works only for the client that requested it', async () => {
    const [mine, yours] = [await solveCaptcha(world()), newKey()];
    expect((await sendCode({ ...mine, captchaKey: yours })).body.code).toBe(ERRORS.imageCodeWrong.code);
  });

  it('is replaced by the next code of the same client', async () => {
    const old = await solvePicture(world());
    await world().call('getImageVerifyCode', { key: old.captchaKey });
    expect((await sendCode(old)).body.code).toBe(ERRORS.imageCodeWrong.code);
  });

  it('expires after five minutes', async () => {
    const early = await solveCaptcha(world());
    const late = await solveCaptcha(world());
    world().pass(VALID_MS - MARGIN_MS);
    expect((await sendCode(early)).status).toBe(200);
    world().pass(MARGIN_MS);
    expect((await sendCode(late)).body.code).toBe(ERRORS.imageCodeWrong.code);
  });

  it.each(['', 'short', 'x'.repeat(65), 'not a key, at all', '%00'.repeat(10)])(
    'rejects the malformed key %j',
    async (key) => {
      const { status, body } = await world().call('getImageVerifyCode', { key });
      expect({ status, success: body.success }).toEqual({ status: 422, success: false });
    },
  );

  it('is limited for each client separately', async () => {
    const from = (address: string) =>
      world().call('getImageVerifyCode', { key: newKey(), format: 'text' }, { 'x-client-address': address });
    for (let count = 0; count < 200; count += 1) expect((await from('192.0.2.1')).status).toBe(200);
    const { status, headers } = await from('192.0.2.1');
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 429, retryAfter: '1' });
    expect((await from('192.0.2.2')).status).toBe(200);
    world().pass(1000);
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await requestCode(world(), newEmail(), 'REGISTER')).status).toBe(200);
  });
});
