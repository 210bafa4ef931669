import { pino } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import { VERIFY_CODE } from '@/lib/market/limits';
import { smsSegments } from '@/lib/i18n/messages/sms-text';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { sendAccountMessage, type AccountMessage } from '@/lib/server/accounts/users/account-messages';
import { parseConfig } from '@/lib/server/platform/config';
import type { ApiError } from '@/lib/server/platform/errors';
import { renderHtmlMail } from '@/lib/server/messaging/carriers/html-mail';
import { blocksOf } from '@/lib/server/messaging/carriers/mail-blocks';
import type { Mail } from '@/lib/server/platform/ports/mailer';
import type { SmsMessage } from '@/lib/server/platform/ports/sms-sender';

const MESSAGES: AccountMessage[] = [
  { kind: 'verifyCode', purpose: 'REGISTER', code: '004217', minutes: VERIFY_CODE.minutes },
  { kind: 'verifyCode', purpose: 'LOGIN', code: '004217', minutes: VERIFY_CODE.minutes },
  { kind: 'verifyCode', purpose: 'RESET', code: '004217', minutes: VERIFY_CODE.minutes },
  { kind: 'verifyCode', purpose: 'PHONE', code: '004217', minutes: VERIFY_CODE.minutes },
  { kind: 'alreadyRegistered' },
  { kind: 'noAccount' },
];

const memory = () => new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 });

function scope(language: Language) {
  const mails: Mail[] = [];
  const texts: SmsMessage[] = [];
  return {
    mails,
    texts,
    language,
    country: 'GH' as const,
    log: pino({ level: 'silent' }),
    config: parseConfig({ SITE_URL: 'https://dunia-express.example', TURKISH_HOSTS: 'dunia-express.com.tr' }),
    now: () => new Date(),
    throttle: { counts: memory(), waits: memory(), calls: memory(), fullUntil: new Map(), close: () => undefined },
    mail: { send: async (mail: Mail) => void mails.push(mail) },
    sms: {
      send: async (sms: SmsMessage) => {
        texts.push(sms);
        return null;
      },
    },
  };
}

describe.each(LANGUAGES)('a message to an account in %s', (language) => {
  it.each(MESSAGES)('sends %j by mail', async (message) => {
    const { mails, ...rest } = scope(language);
    await sendAccountMessage(rest, { kind: 'email', value: 'ama@example.com' }, message);
    const { to, subject, text, html } = mails[0]!;
    expect(to).toBe('ama@example.com');
    // Braces of its styles are no arguments.
    for (const part of [subject, text, html!.replace(/<style>.*<\/style>/, '')]) {
      expect(part).toContain('Dunia Express');
      expect(part).not.toMatch(/[{}]|mail\.\w/);
    }
    if (message.kind !== 'verifyCode') return;
    expect(text.split('\n')).toContain('004217');
    expect(text).toMatch(/\b10\b/);
    expect(subject).not.toContain('004217');
  });

  it.each(MESSAGES)('sends %j by SMS', async (message) => {
    const { texts, ...rest } = scope(language);
    await sendAccountMessage(rest, { kind: 'phone', value: '+233240000123' }, message);
    expect(texts[0]!.to).toBe('+233240000123');
    expect(texts[0]!.text).toContain('Dunia Express');
    expect(texts[0]!.text).not.toMatch(/[{}]|sms\./);
    expect(texts[0]!.text.length).toBeLessThan(201);
    if (message.kind === 'verifyCode') expect(texts[0]!.text).toContain('004217');
    expect(smsSegments(texts[0]!.text)).toBeLessThanOrEqual(2);
  });
});

describe.each(LANGUAGES)('a code by SMS in %s', (language) => {
  const PURPOSES = ['REGISTER', 'LOGIN', 'RESET', 'PHONE', 'CLOSE', 'RECEIVER'] as const;
  const smsText = async (change: object, purpose: (typeof PURPOSES)[number] = 'LOGIN') => {
    const { texts, ...rest } = scope(language);
    const message = { kind: 'verifyCode', purpose, code: '004217', minutes: VERIFY_CODE.minutes } as const;
    await sendAccountMessage({ ...rest, ...change }, { kind: 'phone', value: '+233240000123' }, message);
    return texts[0]!.text;
  };

  it('ends with the line by which browsers fill it in on our site only', async () => {
    for (const purpose of PURPOSES)
      expect((await smsText({}, purpose)).split('\n').at(-1)).toBe('@dunia-express.example #004217');
    expect((await smsText({ country: 'TR' })).split('\n').at(-1)).toBe('@dunia-express.com.tr #004217');
    const local = parseConfig({ PORT: '3000' });
    expect((await smsText({ config: local })).split('\n').at(-1)).toBe('@localhost #004217');
  });

  it('has no such line if it would need a third segment', async () => {
    const config = parseConfig({ SITE_URL: `https://${`${'a'.repeat(60)}.`.repeat(4)}tr` });
    expect(await smsText({ config })).not.toContain('@');
  });
});

describe('a message to an account', () => {
  it('reports “unavailable” when the carrier fails, and logs no address', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const mail = {
      send: () => Promise.reject(Object.assign(new Error('550 no mailbox ama@example.com'), { responseCode: 550 })),
    };
    const sending = sendAccountMessage(
      { ...scope('en'), log, mail },
      { kind: 'email', value: 'ama@example.com' },
      { kind: 'noAccount' },
    );
    await expect(sending).rejects.toMatchObject({ error: 'unavailable' } satisfies Partial<ApiError>);
    expect(lines.join()).toMatch(/\b550\b/);
    expect(lines.join()).not.toContain('ama@');
  });

  it('runs from right to left in such languages', () => {
    expect(renderHtmlMail('ur', { blocks: blocksOf('سلام') })).toContain('<html lang="ur" dir="rtl">');
    expect(renderHtmlMail('tr', { blocks: blocksOf('Merhaba') })).toContain('<html lang="tr" dir="ltr">');
  });

  it('never becomes markup', () => {
    const html = renderHtmlMail('en', { blocks: blocksOf('Hello <img src=x onerror=alert(1)> & "you"\n\n123456') });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
    expect(html).not.toContain('<img');
  });
});
