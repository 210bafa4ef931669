import { describe, expect, it } from 'vitest';
import type { OrderInput } from '@/lib/contract/orders';
import { plainSms, smsSegments } from '@/lib/i18n/sms-text';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { isTold, NOTICE_KINDS } from '@/lib/parcel/notices';
import { noticeText, type Happened } from '@/lib/server/notices/notice-text';
import type { Recipient } from '@/lib/server/notices/recipients';
import { translate } from '@/lib/server/server-texts';

/** As long as a link on a short host may be. */
const LINK = 'https://dx.example/r/abcdefghj';
const DAYS = { earliest: '2026-11-28', latest: '2026-12-04' };
const total = JSON.stringify({ totals: [{ currency: 'CNY', minor: 128_000 }] });
const party = (name: string) => ({ name, company: '' }) as unknown as OrderInput['receiver'] & { company: string };

function happened(
  kind: Happened['kind'],
  country: (typeof COUNTRIES)[number],
  expected: Happened['expected'] = null,
): Happened {
  return {
    kind,
    at: '2026-11-30T10:00:00.000Z',
    waybills: ['DX12345678901AE', 'DX12345678902AE', 'DX12345678903AE'],
    order: { trade_no: 'TN123456789012', receiver_country: country, quote: total, billed: total } as Happened['order'],
    input: {
      sender: party('深圳市华强北电子科技进出口贸易有限公司'),
      receiver: party('عبد الرحمن بن محمد الحربي'),
    } as unknown as OrderInput,
    expected,
  };
}

const to = (
  language: (typeof LANGUAGES)[number],
  channel: 'mail' | 'sms',
  who: Recipient['party'] = 'receiver',
  country: Recipient['country'] = 'GH',
) => ({ party: who, channel, language, country }) as Recipient;

describe('a notice', () => {
  const cases = LANGUAGES.flatMap((language) =>
    NOTICE_KINDS.filter((kind) => isTold('receiver', kind)).map((kind) => [language, kind] as const),
  );

  it.each(cases)(
    'by SMS in %s of %s has two segments at most in every country, with the longest name and days',
    (language, kind) => {
      for (const country of COUNTRIES.filter((each) => MARKETS[each].languages.includes(language))) {
        const { what } = noticeText(happened(kind, country, DAYS), to(language, 'sms', 'receiver', country));
        const text = translate(language, 'sms.parcelNotice', { what: plainSms(what), link: LINK });
        expect(`${smsSegments(text)} of ${text}`).toBe(`${Math.min(2, smsSegments(text))} of ${text}`);
        expect(text).toContain('DX12345678901AE');
        expect(text.endsWith(LINK)).toBe(true);
      }
    },
  );

  it('names all parcels in a mail, and the first with their number in an SMS', () => {
    expect(noticeText(happened('TAKEN_OVER', 'GH'), to('en', 'mail')).what).toContain(
      'DX12345678901AE, DX12345678902AE and DX12345678903AE',
    );
    expect(noticeText(happened('TAKEN_OVER', 'GH'), to('en', 'sms')).what).toContain('DX12345678901AE +2');
  });

  it('counts the days to decide from the local day of the notice', () => {
    const late = { ...happened('RETURNED', 'PK'), at: '2026-11-30T20:00:00.000Z' };
    expect(noticeText(late, to('en', 'mail', 'sender')).what).toContain('Choose by 11 December');
    expect(noticeText({ ...late, at: '2026-11-30T18:00:00.000Z' }, to('en', 'mail', 'sender')).what).toContain(
      '10 December',
    );
  });

  it('says the expected days where they are known', () => {
    expect(noticeText(happened('ARRIVED', 'GH', DAYS), to('en', 'mail')).what).toMatch(
      /Ghana\. Expected: 28 Nov–\u2060?4 Dec\.$/,
    );
    expect(noticeText(happened('ARRIVED', 'GH'), to('en', 'mail')).what).toMatch(/Ghana\.$/);
  });
});
