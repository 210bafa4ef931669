import { describe, expect, it } from 'vitest';
import { smsSegments } from '@/lib/i18n/messages/sms-text';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { isNotified, NOTICE_KINDS, PARTIES } from '@/lib/parcel/notices';
import { writeMail, writeSms } from '@/lib/server/messaging/messages/write-message';
import { noticeText } from '@/lib/server/parcels/notices/notice-text';
import type { NoticeFacts } from '@/lib/server/parcels/notices/notice-values';
import type { Recipient } from '@/lib/server/parcels/notices/load-recipients';
import { happened, LINK, noticeValues, recipient, total } from '../../../../support/message-samples';

/** The longest possible values of an SMS: names, three parcels, and days of every month. */
function longest(kind: NoticeFacts['kind'], country: Country, month = 11): NoticeFacts {
  const day = (date: number) => `2026-${String(month).padStart(2, '0')}-${date}`;
  return {
    ...happened(kind, {
      country,
      sender: '深圳市华强北电子科技进出口贸易有限公司',
      receiver: 'عبد الرحمن بن محمد الحربي',
    }),
    waybills: ['DX12345678901AE', 'DX12345678902AE', 'DX12345678903AE'],
    expected: { earliest: day(24), latest: day(28) },
    decideBy: day(28),
  };
}

const to = (
  language: Language,
  channel: 'mail' | 'sms',
  who: Recipient['party'] = 'receiver',
  country: Country = 'GH',
) => recipient(who, channel, { language, country });

describe('a notice', () => {
  const cases = LANGUAGES.flatMap((language) =>
    PARTIES.flatMap((who) =>
      NOTICE_KINDS.filter((kind) => isNotified(who, kind)).map((kind) => [language, who, kind] as const),
    ),
  );

  it.each(cases)(
    'fits, as an SMS in %s to the %s of %s, two segments with the longest names',
    (language, who, kind) => {
      for (const country of COUNTRIES.filter((each) => MARKETS[each].languages.includes(language)))
        for (let month = 1; month <= 12; month += 1) {
          const values = noticeValues(longest(kind, country, month), to(language, 'sms', who, country));
          const text = writeSms({ language, template: 'parcelNotice', values });
          expect(`${smsSegments(text)} of ${text.length}: ${text}`).toBe(
            `${Math.min(2, smsSegments(text))} of ${text.length}: ${text}`,
          );
          expect(text).toMatch(/DX12345678901AE|TN\d{12}/);
          // The point of an abbreviated month ends a sentence by itself.
          expect(text).not.toContain('..');
          expect(text.endsWith(LINK)).toBe(true);
        }
    },
  );

  it('lists all parcels in a mail, and the first with the count in an SMS and a subject', () => {
    const { what, subject, number } = noticeValues(longest('TAKEN_OVER', 'GH'), to('en', 'mail'));
    expect(what).toContain('DX12345678901AE, DX12345678902AE and DX12345678903AE');
    expect(number!.split('\n')).toHaveLength(3);
    expect(subject).toBe('We’ve received the parcel: DX12345678901AE +2');
    expect(noticeValues(longest('TAKEN_OVER', 'GH'), to('en', 'sms')).what).toContain('DX12345678901AE +2');
  });

  it('names the parcel of a new price and its weights, or the order if several changed', () => {
    const smsOf = (before: number[], after: number[], channel: 'mail' | 'sms' = 'mail') => {
      const event = longest('REPRICED', 'GH');
      const order = { ...event.order, quote: total(26_460, ...before), billed: total(33_960, ...after) };
      return noticeValues({ ...event, order }, to('en', channel, 'sender')).what;
    };
    expect(smsOf([3, 5, 2], [3, 6, 2])).toMatch(
      /parcel DX12345678902AE for .* chargeable weight is 6\skg instead of 5\skg\. .* CNY\s339\.60/s,
    );
    expect(smsOf([3, 5, 2], [3, 6, 4])).toMatch(
      /parcels of order TN\d+ for .* total chargeable weight is 13\skg instead of 10\skg\./s,
    );
    expect(smsOf([3, 5, 2], [3, 5, 2])).toMatch(/total chargeable weight is 10\skg, as booked\./);
    expect(smsOf([3, 5, 2], [3, 6, 2], 'sms')).toMatch(/^Parcel DX12345678902AE: chargeable weight 6\skg, not 5\skg\./);
  });

  it('counts the days to decide from the local day of the notice', () => {
    const sample = { country: 'PK', sender: 'Li Wei', receiver: 'Ayesha' } as const;
    const noticeAt = (at: string) =>
      noticeValues({ ...happened('RETURNED', sample), at }, to('en', 'mail', 'sender', 'CN')).what!.replaceAll(
        '\u00a0',
        ' ',
      );
    expect(noticeAt('2026-11-30T20:00:00.000Z')).toContain('Tell us by 11 December');
    expect(noticeAt('2026-11-30T18:00:00.000Z')).toContain('Tell us by 10 December');
  });

  it('writes “a sender” for a name that looks like an address, capitalised at the start', () => {
    const event = happened('BOOKED', { country: 'GH', sender: 'www.prize.example', receiver: 'Ama' });
    expect(noticeValues(event, to('en', 'mail')).what).toMatch(/^A sender is sending you a parcel/);
    expect(noticeValues({ ...event, kind: 'ARRIVED' }, to('en', 'mail')).what).toContain('from a sender has arrived');
    expect(noticeValues(event, to('fr', 'mail', 'receiver', 'MA')).what).toMatch(/^Un expéditeur vous envoie/);
  });

  it('states the expected days if known: inside an SMS, on a separate line in a mail', () => {
    const event = happened('ARRIVED', { country: 'GH', sender: 'Li Wei', receiver: 'Ama' });
    expect(noticeValues(event, to('en', 'sms')).what).toMatch(/Ghana\. Delivery expected 30\sNov\s–\s4\sDec\.$/);
    const mail = noticeValues(event, to('en', 'mail'));
    expect(mail.what).toMatch(/Ghana\.$/);
    expect(mail.expected!.replaceAll('\u00a0', ' ')).toBe('Estimated delivery 30 Nov – 4 Dec');
    expect(noticeValues({ ...event, expected: null }, to('en', 'sms')).what).toMatch(/Ghana\.$/);
    expect(noticeValues({ ...event, kind: 'DELIVERED' }, to('en', 'mail')).expected).toBe('');
  });

  it('shortens a sender’s name to whole words in an SMS, and inside a word that is too long', () => {
    const of = (sender: string) =>
      noticeValues(happened('TAKEN_OVER', { country: 'GH', sender, receiver: 'Ama' }), to('en', 'sms')).what;
    expect(of('Baiyun Trading Limited')).toContain('from \u2068Baiyun\u2069.');
    expect(of('Ama Serwaa Boateng')).toContain('from \u2068Ama Serwaa\u2069.');
    expect(of('محمد عبد الله حسن')).toContain('from \u2068محمد\u2069.');
    expect(of('深圳市华强北电子科技进出口')).toContain('from \u2068深圳市华强北电子科技\u2069.');
  });

  it('has in a mail to the sender the shop’s own number of the order', () => {
    const event = happened('BOOKED', { country: 'GH', sender: 'Li Wei', receiver: 'Ama' });
    const ofShop = { ...event, order: { ...event.order, shop_order_no: 'SHOP-1001' } };
    const textFor = (each: NoticeFacts, who: Recipient['party'], language: Language) =>
      writeMail({ language, ...noticeText(each, to(language, 'mail', who), LINK) }).text;
    expect(textFor(ofShop, 'sender', 'en')).toContain('\n\nReference\nSHOP-1001\n\n');
    for (const language of LANGUAGES) {
      expect(textFor(ofShop, 'sender', language)).toContain('SHOP-1001');
      expect(textFor(ofShop, 'receiver', language)).not.toContain('SHOP-1001');
    }
    expect(textFor(event, 'sender', 'en')).not.toContain('Reference');
  });

  it.each(LANGUAGES)('names in %s who decided that a parcel was destroyed, by mail and by SMS', (language) => {
    for (const channel of ['mail', 'sms'] as const)
      for (const who of PARTIES) {
        const sentences = (['sender', 'receiver', 'nobody', null] as const).map(
          (chosenBy) => noticeValues({ ...longest('DESTROYED', 'GH'), chosenBy }, to(language, channel, who)).what,
        );
        expect(new Set(sentences).size).toBe(4);
        for (const what of sentences) {
          const text = writeSms({ language, template: 'parcelNotice', values: { what: String(what), link: LINK } });
          if (channel === 'sms') expect(smsSegments(text), text).toBeLessThanOrEqual(2);
        }
      }
  });

  it('has in a mail a button named after its action', () => {
    const act = (kind: NoticeFacts['kind'], who: Recipient['party']) =>
      noticeValues(longest(kind, 'GH'), to('en', 'mail', who)).act;
    expect(act('DELIVERY_FAILED', 'receiver')).toBe(act('RETURNED', 'sender'));
    expect(act('DELIVERY_FAILED', 'sender')).toBe(act('DELIVERED', 'receiver'));
    expect(act('RETURNED', 'sender')).not.toBe(act('DELIVERED', 'receiver'));
    expect(act('BOOKED', 'sender')).toBe('Print the label');
    expect(act('DETAILS_NEEDED', 'receiver')).toBe('Enter your details');
    expect(act('DETAILS_REMINDER', 'receiver')).toBe(act('DETAILS_NEEDED', 'receiver'));
    expect(act('DETAILS_NEEDED', 'sender')).toBe(act('DELIVERED', 'receiver'));
  });
});
