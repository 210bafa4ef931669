import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { ALL_PREFIXES, numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { byLanguage } from '@/lib/market/language';
import { pickupWindowsText } from '@/components/parts/facts/figures';
import { formatDay, formatDayRange, formatPlannedDay } from '@/lib/i18n/format/format-day';
import { formatMeasure, formatMeasureRange, formatSides } from '@/lib/i18n/format/format-measure';
import { currencyName, currencyWord, formatMoney, formatPrintedMoney } from '@/lib/i18n/format/format-money';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { formatList, formatWorkingDays, formatYears } from '@/lib/i18n/format/format-range';
import {
  formatClock,
  formatClockRange,
  formatInstantClock,
  formatMoment,
  withTimesTogether,
} from '@/lib/i18n/format/format-time';
import { formatWeekday, formatWeekdays } from '@/lib/i18n/format/format-week';
import { VALUE_CURRENCIES } from '@/lib/orders/value-currency';
import { messageLocale } from '@/lib/server/platform/texts/message-arguments';
import { asRead } from '../../support/as-read';

const AT = new Date('2026-11-19T12:30:00Z');
const readable = (text: string) => asRead(text).replaceAll('\u202f', ' ');

/** One sentence of each kind as a page of the market would show it. */
function sentences(prefix: string): string[] {
  const choice = parsePrefix(prefix)!;
  const locale = numeralLocale(choice);
  const { currency, timeZone } = MARKETS[choice.country];
  const own = (minor: number) => formatMoney({ currency, minor }, locale);
  const yuan = (minor: number) => formatMoney({ currency: 'CNY', minor }, locale);
  return [
    `${own(125_000)} | ${own(125_050)} | ${yuan(7200)} | ${yuan(150)} | ${yuan(7250)}`,
    `${formatPercent(15, locale)} | ${formatPercent(99.99, locale)}`,
    `${formatMoment(AT, locale, timeZone)} | ${formatClock(0, locale)} | ${formatClock(720, locale)} | ${formatDay('2026-12-01', locale, 'weekdayMonthDay')}`,
    `${formatClockRange(540, 720, locale)} | ${formatClockRange(900, 1080, locale)} | ${formatClockRange(510, 1440, locale)}`,
    `${formatWorkingDays(1, 2, locale)} | ${formatWorkingDays(1, 3, locale)} | ${formatWorkingDays(5, 10, locale)} | ${formatWorkingDays(10, 15, locale)}`,
    `${formatWeekdays(1, 5, locale)} | ${formatWeekdays(6, 7, locale)} | ${formatWeekdays(1, 7, locale)}`,
    `${formatPlannedDay('2026-12-04', locale)} | ${formatDay('2026-12-04', locale, 'full')} | ${formatDayRange('2026-11-30', '2026-12-04', locale)}`,
    `${pickupWindowsText(locale)} | ${formatClock(1080, locale, true)} | ${formatList(['A', 'B', 'C'], locale)} | ${formatYears(2019, 2026)}`,
    `${formatMeasureRange(1, 30, 'kg', locale)} | ${formatMeasure(7.3, 'kg', locale)} | ${formatSides([40, 30, 25.5], locale)} | ${formatMeasure(1250.25, 'km', locale, 1)}`,
  ].map(readable);
}

describe('a formatted text on a page of', () => {
  it.each(ALL_PREFIXES)('%s', (prefix) => expect(sentences(prefix)).toMatchSnapshot());
});

describe('a range of days', () => {
  const range = (from: string, to: string, locale: string) => readable(formatDayRange(from, to, locale));
  const ranges = (locale: string) => [
    range('2026-12-10', '2026-12-17', locale),
    range('2026-12-01', '2026-12-05', locale),
    range('2026-12-28', '2027-01-03', locale),
    range('2026-12-03', '2026-12-03', locale),
  ];
  it.each([
    ['en-GH', ['10–17 Dec', '1–5 Dec', '28 Dec – 3 Jan', 'Thu 3 Dec']],
    ['zh-CN', ['12月10日至17日', '12月1日至5日', '12月28日至1月3日', '12月3日周四']],
    ['fr-MA', ['du 10 au 17 déc.', 'du 1er au 5 déc.', 'du 28 déc. au 3 jan.', 'le jeu. 3 déc.']],
    ['ar-AE', ['من 10 إلى 17 ديسمبر', 'من 1 إلى 5 ديسمبر', 'من 28 ديسمبر إلى 3 يناير', 'الخميس 3 ديسمبر']],
    ['ur-PK', ['10 سے 17 دسمبر تک', '1 سے 5 دسمبر تک', '28 دسمبر سے 3 جنوری تک', 'جمعرات 3 دسمبر']],
    ['tr-TR', ['10–17 Ara', '1–5 Ara', '28 Ara – 3 Oca', '3 Ara Per']],
  ])('names a month once: %s', (locale, expected) => expect(ranges(locale)).toEqual(expected));

  it.each(['en-GH', 'zh-CN', 'fr-MA', 'ar-AE', 'ur-PK', 'tr-TR'])('is on one line within a month: %s', (locale) =>
    expect(formatDayRange('2026-12-10', '2026-12-17', locale)).not.toMatch(/[ \u2009]|–(?!\u2060)/),
  );
});

describe('a line that ends', () => {
  const linesOf = (text: string) => text.split(/[ \u2009]/);

  it.each([
    ['en-GH', ['Friday,', '4\u00a0December\u00a02026']],
    ['fr-MA', ['vendredi', '4\u00a0décembre\u00a02026']],
    ['ar-AE', ['الجمعة،', '4\u00a0ديسمبر\u00a02026']],
    ['ur-PK', ['جمعہ', '4\u00a0دسمبر\u00a02026']],
    ['tr-TR', ['4\u00a0Aralık\u00a02026', 'Cuma']],
  ])('does not divide a date: %s', (locale, lines) =>
    expect(linesOf(formatDay('2026-12-04', locale, 'full'))).toEqual(lines),
  );

  it.each([
    ['Every day, 9:00 AM to 10:00 PM', ['Every', 'day,', '9:00\u00a0AM', 'to', '10:00\u00a0PM']],
    ['de 8 h 30 à 18 h', ['de', '8\u00a0h\u00a030', 'à', '18\u00a0h']],
    ['من 8:30 ص إلى 6:30 م؛ مغلق', ['من', '8:30\u00a0ص', 'إلى', '6:30\u00a0م؛', 'مغلق']],
    ['صبح 8:30 سے شام 6:30 بجے تک', ['صبح\u00a08:30', 'سے', 'شام\u00a06:30\u00a0بجے', 'تک']],
  ])('does not divide the times of %s', (text, lines) => expect(linesOf(withTimesTogether(text))).toEqual(lines));
});

describe('a day in English', () => {
  it('has one form in every market, in pages and in messages without a market', () => {
    const english = ALL_PREFIXES.flatMap((prefix) => {
      const choice = parsePrefix(prefix)!;
      return choice.language === 'en' ? [numeralLocale(choice)] : [];
    });
    const forms = (['short', 'medium', 'monthDay', 'full', 'weekdayMonthDay'] as const).map(
      (style) =>
        new Set([...english, messageLocale('en')].map((locale) => readable(formatDay('2026-12-04', locale, style)))),
    );
    expect(forms.map((form) => [...form])).toEqual([
      ['4 Dec'],
      ['4 Dec 2026'],
      ['4 December'],
      ['Friday, 4 December 2026'],
      ['Friday, 4 December'],
    ]);
  });
});

describe('an amount', () => {
  it.each(ALL_PREFIXES)('does not break, preserves its sign, and has a word for every currency in %s', (prefix) => {
    const choice = parsePrefix(prefix)!;
    for (const currency of [...COUNTRIES.map((country) => MARKETS[country].currency), ...VALUE_CURRENCIES]) {
      const text = formatMoney({ currency, minor: -123_450 }, numeralLocale(choice));
      expect(text).not.toMatch(/ /);
      expect(text).toMatch(/[-\u2212]/);
      if (['ar', 'ur', 'zh-CN'].includes(choice.language)) expect(text).not.toMatch(/[A-Z]/);
    }
  });

  it.each([
    ['fr', 'MAD', 'DH'],
    ['fr', 'CNY', 'yuans'],
    ['ar-SA', 'SAR', 'ريال'],
    ['ar-SA', 'EGP', 'جنيه مصري'],
    ['zh-CN', 'USD', '美元'],
    ['tr-TR', 'TRY', 'TL'],
    ['en-MA', 'MAD', 'MAD'],
  ])('has in %s for %s the word %s, in a field and in a list of totals', (locale, currency, word) => {
    expect(currencyWord(currency, locale)).toBe(word);
    expect(formatMoney({ currency, minor: 10_000 }, locale)).toContain(word.replaceAll(' ', '\u00a0'));
  });

  it.each([
    ['en-GH', 'GHS', 'Ghanaian cedi (GHS)'],
    ['fr', 'MAD', 'dirham marocain (DH)'],
    ['tr-TR', 'TRY', 'Türk lirası (TL)'],
    ['ar-EG', 'EGP', 'جنيه مصري'],
    ['zh-CN', 'GHS', '加纳塞地'],
    ['zh-CN', 'CNY', '人民币（元）'],
    ['ur-PK', 'PKR', 'پاکستانی روپیہ'],
  ])('names in %s the currency %s: %s', (locale, currency, name) => {
    expect(currencyName(currency, locale)).toBe(name);
  });

  it.each([
    [1, '1 يوان'],
    [5, '5 يوانات'],
    [10, '10 يوانات'],
    [11, '11 يوانًا'],
    [70, '70 يوانًا'],
    [100, '100 يوان'],
    [103, '103 يوانات'],
    [1500, '1,500 يوان'],
    [264.6, '264.60 يوانًا'],
    [-20, '20 يوانًا'],
  ])('counts %s in Arabic', (amount, text) => {
    expect(readable(formatMoney({ currency: 'CNY', minor: Math.round(amount * 100) }, 'ar-EG-u-nu-latn'))).toContain(
      text,
    );
  });

  it('has its code and decimals on documents', () => {
    expect(readable(formatPrintedMoney({ currency: 'CNY', minor: 128_000 }))).toBe('CNY 1,280.00');
    expect(readable(formatPrintedMoney({ currency: 'UGX', minor: 128_000 }))).toBe('UGX 128,000');
  });
});

describe('a time', () => {
  it('has no GMT offset, and names its place', async () => {
    const texts = byLanguage(() => [] as string[]);
    for (const prefix of ALL_PREFIXES) {
      const { country, language } = parsePrefix(prefix)!;
      const { default: messages } = (await import(`@/messages/${language}/track.json`)) as { default: object };
      const locale = numeralLocale({ country, language });
      const t = createTranslator({ locale, messages: { track: messages } as never, namespace: 'track.card' as never });
      const translate = t as unknown as (key: string, values: object) => string;
      const { timeZone } = MARKETS[country];
      const zone = timeZone.split('/').at(-1)!;
      const text = translate('placeTime', { time: formatInstantClock(AT, locale, timeZone), zone });
      expect(text).not.toMatch(/GMT|UTC|[+-]\d/);
      texts[language].push(readable(text));
    }
    expect(texts).toMatchSnapshot();
  });
});

describe('a range of days of the week', () => {
  it.each([
    ['en-GH', 'Monday–Friday'],
    ['zh-CN', '周一至周五'],
    ['fr', 'du lundi au vendredi'],
    ['ar-SA-u-nu-latn', 'من الاثنين إلى الجمعة'],
    ['ur-PK', 'پیر سے جمعہ'],
    ['tr-TR', 'Pazartesi–Cuma'],
  ])('names Monday to Friday in %s', (locale, words) => {
    expect(readable(formatWeekdays(1, 5, locale))).toBe(words);
    expect(formatWeekdays(1, 1, locale)).toBe(formatWeekday(1, locale));
  });
});

describe('every day of the week', () => {
  it.each([
    ['en-GH', 'Every day'],
    ['zh-CN', '每天'],
    ['fr', 'tous les jours'],
    ['ar-SA-u-nu-latn', 'كل يوم'],
    ['ur-PK', 'روزانہ'],
    ['tr-TR', 'Her gün'],
  ])('is one word or two in %s, for any first day of the week', (locale, words) => {
    expect(readable(formatWeekdays(1, 7, locale))).toBe(words);
    expect(readable(formatWeekdays(7, 6, locale))).toBe(words);
  });
});

describe('a count of days in Urdu', () => {
  it.each([
    [5, 10, '5 سے 10 ورکنگ ڈیز'],
    [1, 1, '1 ورکنگ ڈے'],
  ])('is written for %d to %d', (least, most, text) =>
    expect(readable(formatWorkingDays(least, most, 'ur-PK'))).toBe(text),
  );
});

describe('a list in Chinese', () => {
  it.each([
    ['all', '和'],
    ['one', '或'],
  ] as const)('has a space around its last word beside figures, and none beside characters (%s)', (type, word) => {
    expect(formatList(['09:00–12:00', '12:00–15:00', '15:00–18:00'], 'zh-CN', type)).toBe(
      `09:00–12:00、12:00–15:00 ${word} 15:00–18:00`,
    );
    expect(formatList(['加纳', '肯尼亚', '乌干达'], 'zh-CN', type)).toBe(`加纳、肯尼亚${word}乌干达`);
    expect(formatList(['72 元', '约 9 美元'], 'zh-CN', type)).toBe(`72 元${word}约 9 美元`);
  });
});

describe('a list in Urdu', () => {
  it.each([
    ['all', 'A، B اور C', 'A اور B'],
    ['one', 'A، B یا C', 'A یا B'],
  ] as const)('has no comma before the last item (%s)', (type, three, two) => {
    expect(formatList(['A', 'B', 'C'], 'ur-PK', type)).toBe(three);
    expect(formatList(['A', 'B'], 'ur-PK', type)).toBe(two);
  });
});

describe('a count of days in Arabic', () => {
  it.each([
    [1, 1, 'يوم عمل واحد'],
    [2, 2, 'يوما عمل'],
    [2, 4, '2 إلى 4 أيام عمل'],
    [3, 3, '3 أيام عمل'],
    [11, 11, '11 يوم عمل'],
  ])('is written for %d to %d', (least, most, text) =>
    expect(readable(formatWorkingDays(least, most, 'ar-SA-u-nu-latn'))).toBe(text),
  );
});
