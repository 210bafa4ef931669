import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { directionOf, LANGUAGES } from '@/lib/market/language';
import { createSmtpMailer } from '@/lib/server/messaging/carriers/smtp-mailer';
import { loadSmsSenderName } from '@/lib/server/places/dictionaries/sender-list';
import { createHttpSmsGateway } from '@/lib/server/messaging/carriers/http-sms-gateway';
import ar from '@/messages/ar/errors.json';
import { codeIn, newEmail, newKey, newPhone, createRegisterInput, solveCaptcha } from '../support/steps/account-steps';
import { openMailServer, type MailServer, type MailServerMode } from '../support/services/mail-server';
import { openSmsGateway, type SmsGateway } from '../support/services/sms-gateway';
import { onEachDatabase } from '../support/world';

/** Milliseconds that a carrier may be silent in this test. Unit tests of the carriers check the real limits. */
const TIMEOUT_MS = 800;
/** Margin for the rest of the response on a busy machine, in milliseconds. */
const RESPONSE_LIMIT_MS = TIMEOUT_MS + 1500;

onEachDatabase('a code sent by a real carrier', (world) => {
  let mail: MailServer;
  let sms: SmsGateway;
  beforeAll(async () => {
    [mail, sms] = await Promise.all([openMailServer(), openSmsGateway()]);
    const { services } = world();
    services.mail = createSmtpMailer({ ...services.config, SMTP_URL: mail.url }, { greetingTimeout: TIMEOUT_MS });
    services.sms = createHttpSmsGateway(sms.url, (to) => loadSmsSenderName(services.db, to), TIMEOUT_MS);
  });
  afterAll(() => Promise.all([mail?.close(), sms?.close()]));
  afterEach(() => {
    mail.behave('well');
    sms.behave(202);
  });

  const requestCodeOf = async (account: string, purpose: 'REGISTER' | 'LOGIN', lang = 'en') =>
    world().call('getSmsCode', { account, countryCode: 'GH', purpose, ...(await solveCaptcha(world())) }, { lang });
  const mailTo = (address: string) => mail.mails.filter(({ to }) => to?.some((each) => each.address === address));

  it.each(LANGUAGES)('arrives by mail in %s, as text and as HTML in the right direction', async (lang) => {
    const account = newEmail();
    expect((await requestCodeOf(account, 'REGISTER', lang)).status).toBe(200);
    const [message] = mailTo(account);
    const code = codeIn(message!.text);
    expect(message!.text).toContain(code);
    expect(message!.html).toContain(`<html lang="${lang}" dir="${directionOf(lang)}">`);
    expect(message!.html).toMatch(new RegExp(`<div [^>]*lang="${lang}" dir="${directionOf(lang)}"`));
    expect(message!.html).toMatch(new RegExp(`direction:ltr[^>]*>${code}</p>`));
    expect(message!.subject).toContain('Dunia Express');
    expect(message!.subject).not.toContain(code);
    const { status } = await world().call('register', await createRegisterInput(account, code));
    expect(status).toBe(200);
  });

  it('arrives by SMS and logs in a new number', async () => {
    const phone = newPhone();
    expect((await requestCodeOf(phone, 'LOGIN')).status).toBe(200);
    const { to, text } = sms.texts.at(-1)!;
    expect(to).toBe(phone);
    const login = { phone, countryCode: 'GH', verifyCode: codeIn(text), agreed: true };
    expect((await world().call('mobileLogin', login)).body.data).toMatchObject({ isNew: true });
  });

  describe.each<MailServerMode>(['refuse', 'greylist', 'late', 'mute'])('by a mail server that would %s', (manner) => {
    it('is reported as not sent, and can be requested again at once', async () => {
      const account = newEmail();
      mail.behave(manner);
      const began = Date.now();
      const { status, headers, body } = await requestCodeOf(account, 'REGISTER', 'ar');
      expect(Date.now() - began).toBeLessThan(RESPONSE_LIMIT_MS);
      expect({ status, success: body.success, code: body.code, message: body.message }).toEqual({
        status: 503,
        success: false,
        code: ERRORS.unavailable.code,
        message: ar.unavailable,
      });
      expect(headers.get('retry-after')).toBe('5');
      expect(mailTo(account)).toEqual([]);

      mail.behave('well');
      const again = await requestCodeOf(account, 'REGISTER');
      expect(again).toMatchObject({ status: 200, body: { data: { resendAfter: 60, validFor: 600 } } });
      const code = codeIn(mailTo(account)[0]!.text);
      expect((await world().call('register', await createRegisterInput(account, code))).status).toBe(200);
      expect((await requestCodeOf(account, 'REGISTER')).status).toBe(429);
    });
  });

  describe.each([302, 400, 500, 'drop', 'mute'] as const)('by a gateway that answers %s', (manner) => {
    it('is reported as not sent, and can be requested again at once', async () => {
      const phone = newPhone();
      sms.behave(manner);
      const began = Date.now();
      const { status, body } = await requestCodeOf(phone, 'LOGIN', 'ar');
      expect(Date.now() - began).toBeLessThan(RESPONSE_LIMIT_MS);
      expect({ status, success: body.success, message: body.message }).toEqual({
        status: 503,
        success: false,
        message: ar.unavailable,
      });
      expect(sms.texts.filter(({ to }) => to === phone)).toEqual([]);
      sms.behave(202);
      expect((await requestCodeOf(phone, 'LOGIN')).status).toBe(200);
    });
  });

  it('fails with the same error for known and unknown accounts when it resets a password', async () => {
    const knownAccount = newEmail();
    await requestCodeOf(knownAccount, 'REGISTER');
    await world().call('register', await createRegisterInput(knownAccount, codeIn(mailTo(knownAccount)[0]!.text)));
    mail.behave('refuse');
    const reset = async (account: string) =>
      world().call('sendResetEmail', { account, countryCode: 'GH', ...(await solveCaptcha(world())) });
    const [first, second] = [await reset(knownAccount), await reset(newEmail())];
    expect({ status: first.status, body: first.body }).toEqual({ status: 503, body: second.body });
    expect(second.status).toBe(503);
  });

  it('requires a right image code before any carrier is called', async () => {
    const phone = newPhone();
    const input = { account: phone, countryCode: 'GH', purpose: 'LOGIN', captchaKey: newKey(), captcha: '7' };
    expect((await world().call('getSmsCode', input)).status).toBe(422);
    expect(sms.texts.filter(({ to }) => to === phone)).toEqual([]);
  });
});
