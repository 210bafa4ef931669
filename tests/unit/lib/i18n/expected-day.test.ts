import { describe, expect, it } from 'vitest';
import { formatDay, formatPlannedDay } from '@/lib/i18n/format/format-day';
import { MARKETS } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import { WINDOW_CAUSES } from '@/lib/parcel/window-causes';
import { presentDelivery } from '@/lib/server/pricing/present-delivery';
import { translate } from '@/lib/server/platform/texts/server-texts';
import { calendarWith } from '../../support/calendar-with';
import { asRead } from '../../support/as-read';

const NOW = new Date('2026-11-25T08:00:00Z');

/** Returns a card's texts for a parcel expected from Monday to Friday, one expected on Monday, and a delivered one. */
function texts(prefix: string): string[] {
  const market = parsePrefix(prefix)!;
  const calendars = { destination: calendarWith(market.country), origin: null };
  const show = (latest: string, state: 'IN_TRANSIT' | 'SIGNED') => {
    const days = { from: '2026-11-24', minDays: 4, maxDays: 8, earliest: '2026-11-30', latest, whole: true };
    const window = { ...days, because: 'PLACED' as const, at: NOW.toISOString(), scan: null };
    const storedWindows = { line: { minDays: 4, maxDays: 8 }, remote: null, origin: null, windows: [window] };
    const since = '2026-12-01T09:00:00.000Z';
    const estimate = { storedWindows, state, since, destination: market.country, calendars };
    return asRead(presentDelivery(estimate, NOW, market)!.text);
  };
  return [show('2026-12-04', 'IN_TRANSIT'), show('2026-11-30', 'IN_TRANSIT'), show('2026-12-01', 'SIGNED')];
}

const ENGLISH = ['Estimated delivery 30 Nov – 4 Dec', 'Estimated delivery Mon 30 Nov', 'Delivered Tue 1 Dec 2026'];

const SAID: Readonly<Record<string, readonly string[]>> = {
  cn: ['预计 11月30日至12月4日送达', '预计 11月30日周一送达', '2026年12月1日周二已送达'],
  fr: ['Livraison prévue du 30 nov. au 4 déc.', 'Livraison prévue le lun. 30 nov.', 'Livré le mar. 1er déc. 2026'],
  ar: [
    'التوصيل المتوقع من 30 نوفمبر إلى 4 ديسمبر',
    'التوصيل المتوقع الاثنين 30 نوفمبر',
    'تم التسليم يوم الثلاثاء 1 ديسمبر 2026',
  ],
  ur: ['متوقع ڈیلیوری: 30 نومبر سے 4 دسمبر تک', 'متوقع ڈیلیوری: پیر 30 نومبر', 'منگل 1 دسمبر 2026 کو ڈیلیور ہو گیا'],
  tr: ['Tahminî teslimat: 30 Kas – 4 Ara', 'Tahminî teslimat: 30 Kas Pzt', 'Teslim edildi: 1 Ara 2026 Sal'],
};

describe('the expected day', () => {
  it.each(ALL_PREFIXES)('is written in the form of %s', (prefix) => {
    const [, language = ''] = prefix.split('-');
    expect(texts(prefix)).toEqual(language === 'en' ? ENGLISH : SAID[language]);
  });

  it('does not break inside a Chinese line', () => {
    for (const day of [formatDay('2026-11-30', 'zh-CN'), formatPlannedDay('2026-11-30', 'zh-CN')]) {
      expect(asRead(day)).toMatch(/11月30日/);
      // A joiner is needed between two signs, and between a sign and a figure.
      expect(day).not.toMatch(/\d[年月日周]|[年月日周][\d年月日周一]/);
    }
  });

  it.each(LANGUAGES)('has a separate reason for every move, in %s', (language) => {
    const texts = WINDOW_CAUSES.filter((cause) => cause !== 'PLACED').map((because) =>
      translate(language, 'delivery.moved', { days: '@', because }),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain(translate(language, 'delivery.moved', { days: '@', because: 'another' }));
  });

  it('has no second point after an abbreviated month in French', () => {
    const moved = translate('fr', 'delivery.moved', { days: 'du 7 au 11 déc.', because: 'EDITED' });
    expect(moved).not.toContain('..');
    for (const key of ['from', 'condition'] as const)
      expect(translate('fr', `delivery.${key}`, { day: 'lun. 7 déc.' })).not.toContain('..');
    expect(translate('fr', 'handOver.closed', { days: 'lun. 7 déc.' })).not.toContain('..');
  });

  it('uses the receiver’s clock', () => {
    expect(MARKETS.AE.timeZone).toBe('Asia/Dubai');
    const calendars = { destination: calendarWith('AE'), origin: null };
    const estimate = {
      storedWindows: null,
      state: 'SIGNED',
      since: '2026-12-01T21:00:00.000Z',
      destination: 'AE',
      calendars,
    } as const;
    expect(presentDelivery(estimate, NOW, parsePrefix('ae-en')!)).toMatchObject({ earliest: '2026-12-02' });
  });
});
