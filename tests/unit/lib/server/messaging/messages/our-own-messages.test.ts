import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERIFY_CODE } from '@/lib/market/limits';
import { judgeMessage, numbersIn } from '@/lib/authenticity/judge-message';
import { smsSegments } from '@/lib/i18n/messages/sms-text';
import { BRAND } from '@/lib/market/brand';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { writeMail, writeSms } from '@/lib/server/messaging/messages/write-message';
import { FACTS } from '@/tests/unit/lib/authenticity/facts';
import { HONEST_NAMES } from '@/tests/unit/lib/authenticity/honest-names';
import server from '@/messages/en/server.json';
import { happened, LINK, messagesOf, noticeValues, recipient, SAMPLES } from '../../../../support/message-samples';

const OUR_FACTS = { ...FACTS, origins: [...FACTS.origins, new URL(LINK).origin] };

/** Returns the verdict of the page "Is this message ours?" for a text, if our database has every number in it. */
function verdictOf(text: string, sender = '') {
  const { waybills, tradeNos } = numbersIn({ text, sender });
  return judgeMessage({ text, sender }, OUR_FACTS, new Set([...waybills, ...tradeNos])).verdict;
}

/**
 * Our name at the start. Arabic and Urdu put one word of their own script before it, because phones choose the
 * direction by it.
 */
const BEGINS = new RegExp(`^(?:【|من |منجانب )?${BRAND.shortName}`, 'u');

describe.each(SAMPLES)('our notice about a parcel for $prefix', (sample) => {
  const { sms, mails } = messagesOf(sample);

  it('is recognised as ours by the message check, by SMS and by mail', () => {
    for (const { what, text } of sms)
      expect({ what, verdict: verdictOf(text, 'DUNIA') }).toEqual({ what, verdict: 'ours' });
    for (const { what, text, subject } of mails)
      expect({ what, verdict: verdictOf(`${subject}\n${text}`) }).toEqual({ what, verdict: 'ours' });
  });

  it('begins an SMS with our name, before the sender’s', () => {
    for (const { what, text } of sms) {
      expect(text, what).toMatch(BEGINS);
      const at = text.indexOf(sample.sender.slice(0, 5));
      if (at >= 0) expect(at, what).toBeGreaterThan(text.indexOf(BRAND.shortName));
    }
  });
});

const ACCOUNT_MAILS = [
  'verifyCode',
  'alreadyRegistered',
  'noAccount',
  'passwordChanged',
  'phoneChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'apiKeyCreated',
  'accountClosed',
];

describe.each(LANGUAGES)('a message in %s', (language: Language) => {
  const country = SAMPLES.find((sample) => sample.language === language)!.country;
  const bookingOf = (sender: string) => happened('BOOKED', { country, sender, receiver: 'Ama' });
  const smsFrom = (sender: string) => {
    const values = noticeValues(bookingOf(sender), recipient('receiver', 'sms', { language, country }));
    return writeSms({ language, template: 'parcelNotice', values });
  };
  const mailFrom = (sender: string) => {
    const values = noticeValues(bookingOf(sender), recipient('receiver', 'mail', { language, country }));
    return writeMail({ language, template: 'parcelNotice', values }).text;
  };

  it('is ours with every realistic name', () => {
    for (const name of HONEST_NAMES) {
      // A short number may be one to call or to write to.
      const verdict = /\p{Nd}{3}/u.test(name) ? 'cannot-tell' : 'ours';
      for (const text of [smsFrom(name), mailFrom(name)]) expect([name, verdict, 'ours']).toContain(verdictOf(text));
      expect(smsSegments(smsFrom(name))).toBeLessThanOrEqual(2);
    }
  });

  it('contains no part of a name that only an earlier release accepted', () => {
    const names = ['evil.co/x1', 'a\nb.co/x', 'Hi\n\nPay now\n\n123456\n\nhttps://evil.example/login'];
    for (const name of names)
      for (const text of [smsFrom(name), mailFrom(name)]) {
        expect(text).not.toMatch(/evil|b\.co|Pay now|123456/);
        expect(verdictOf(text)).toBe('ours');
      }
  });

  it('counts as ours with every name that the register accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const verdicts = [verdictOf(smsFrom(name)), verdictOf(mailFrom(name))];
        if (!/\p{Nd}.?\p{Nd}.?\p{Nd}/u.test(name.normalize('NFKC'))) expect(verdicts).toEqual(['ours', 'ours']);
        expect(verdicts).not.toContain('not-ours');
      }),
      { numRuns: 100 },
    );
  });

  it('always begins an SMS with our name', () => {
    const values = {
      code: '004217', minutes: VERIFY_CODE.minutes, purpose: 'LOGIN', what: 'x', link: LINK, waybill: 'DX1', choice: 'x', orders: 3, amount: 'GHS 1', day: '1 May',
    }; // prettier-ignore
    for (const template of Object.keys(server.sms)) {
      const text = writeSms({ language, template, values });
      expect(text, template).toMatch(BEGINS);
      expect(verdictOf(text), template).not.toBe('not-ours');
    }
  });

  it('contains in a mail no part that the message check considers foreign', () => {
    const values = { code: '004217', minutes: VERIFY_CODE.minutes, purpose: 'LOGIN' };
    for (const template of ACCOUNT_MAILS) {
      const { subject, text } = writeMail({ language, template, values });
      expect(verdictOf(`${subject}\n${text}`), template).not.toBe('not-ours');
    }
  });
});
