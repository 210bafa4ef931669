import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { namespacesOf, sentences } from '../support/catalogue';

/** Keys that may contain a figure, each with its reason. A key that ends with a dot includes everything below it. */
const MAY_COUNT: Readonly<Record<string, string>> = {
  'access.faq.limits.answer': '429 is the name of an answer',
  'account.webhooks.batchSizeHint': 'the smallest number of a choice',
  'errors.batchSize': 'the smallest number of a choice',
  'errors.amountFormat': 'an amount as an example of how one is typed',
  'ship.done.printA6': 'A6 is a size of paper',
  'ship.done.printA4': 'A4 is a size of paper',
  'sheets.questions.encodings.': 'names of encodings',
  'sites.opening.allDay': 'round the clock, said as 24 hours',
  'product.facts.firstKg.label': 'Chinese says "first weight, 1 kg" for the first kilogram',
  'rates.table.firstKg': 'Chinese says "first weight, 1 kg" for the first kilogram',
  'product.send.packing.weight.text': 'Chinese says "by the kilogram" as "less than 1 counts as 1"',
  'server.quote.freight.reason': 'Chinese says "first weight, 1 kg" for the first kilogram',
  'server.quote.pickup.reason': 'Chinese says "first weight, 1 kg" for the first kilogram',
  'server.captcha.number.': 'the numbers of the question are words',
  'track.notFound.shapeText': 'two letters are the country code of a waybill',
};

/** Number words before counted things of the product. "One" is grammar, and "one week" is a fact of §4. */
const COUNTED: Record<Language, RegExp> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\s(?:\w+\s)?(?:countries|markets|offices|warehouses|parcels|pieces|attempts|(?:working |natural )?days|weeks|entries|languages|kilograms)\b|\bone piece per\b/i,
  'zh-CN':
    /(?:十[一二]?|[二两三四五六七八九])\s?(?:国|个国家|个市场|个办事处|座海外仓|个包裹|次派送|天内|个工作日|条地址|种语言)|一票一件/u,
  fr: /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|vingt|trente)\s(?:pays|marchés|bureaux|entrepôts|colis|pièces|tentatives|jours|semaines|langues)|une pièce par\b/iu,
  ar: /(?:عشر دول|عشرة مستودعات|أحد عشر|إحدى عشرة|ثلاث محاولات|خمسة طرود|خمسة عناوين|عشرة أيام|خمسة أيام|ثلاثة أيام|ست لغات|قطعة واحدة لكل)/u,
  ur: /(?<!\p{L})(?:دو|تین|چار|پانچ|چھ|سات|آٹھ|نو|دس|گیارہ|بیس|تیس)\s(?:ممالک|ملکوں|ملک|منڈیوں|دفاتر|گودام|پارسل|پارسلوں|کوششیں|دن|دنوں|زبانوں|عدد)(?!\p{L})|ایک شپمنٹ میں ایک/u,
  tr: /(?<!\p{L})(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on bir|yirmi|otuz)\s(?:ülke|pazar|ofis|depo|koli|deneme|teslimat denemesi|gün|iş günü|kayıt|dil)|başına tek parça/iu,
};

/** Matches names of weekdays. Texts may not contain them, because the working week and opening hours are data. */
const WEEKDAYS: Record<Language, RegExp> = {
  en: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/,
  'zh-CN': /周[一二三四五六日]|星期[一二三四五六日]/u,
  fr: /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/i,
  ar: /(?:الأحد(?!\p{L})|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)(?!\p{L}| عشر)/u,
  ur: /(?<!\p{L})(?:پیر|منگل|بدھ|جمعرات|جمعہ|اتوار)(?!\p{L})/u,
  tr: /(?<!\p{L})(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi)(?!\p{L})/iu,
};

/**
 * Words for a fee, a cap or a limit of a whole order. "每票" is a parcel with its own waybill (docs/decisions/orders.md).
 */
const OF_AN_ORDER: Record<Language, RegExp> = {
  en: /\bper (?:shipment|order|consignment)\b/i,
  'zh-CN': /每(?:单|个订单|批)/u,
  fr: /\bpar (?:envoi|commande|expédition)\b/iu,
  ar: /لكل (?:شحنة|طلب|طلبية)/u,
  ur: /فی (?:شپمنٹ|آرڈر|بکنگ)/u,
  tr: /(?:gönderi|sipariş) başına/iu,
};

/** Removes the code in a text: the names of arguments and of their cases. */
const textOf = (text: string) =>
  text
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/=\d+(?= ?\{)/g, ' ')
    .replaceAll(/\{\w+(?:, [^{}]*)?\}/g, ' ');

const isAllowed = (key: string) =>
  Object.keys(MAY_COUNT).some((allowed) => (allowed.endsWith('.') ? key.startsWith(allowed) : key === allowed));

const findings = (language: Language, pattern: RegExp, spokenText = textOf) =>
  namespacesOf(language).flatMap((namespace) =>
    [...sentences(language, namespace)].flatMap(([key, text]) => {
      const name = `${namespace}.${key}`;
      const [fact] = isAllowed(name) ? [] : (pattern.exec(spokenText(text)) ?? []);
      return fact ? [`${name}: ${fact}`] : [];
    }),
  );

const REMEDY = 'make the figure an argument, or add the key to MAY_COUNT with its reason';

describe.each(LANGUAGES)('a fact in the messages of %s', (language) => {
  it('is an argument: no text contains a figure', () => expect(findings(language, /\p{Nd}/u), REMEDY).toEqual([]));

  it('is not written out as words', () => expect(findings(language, COUNTED[language]), REMEDY).toEqual([]));

  it('is no day of the week', () => expect(findings(language, WEEKDAYS[language])).toEqual([]));
});

describe.each(LANGUAGES)('the noun of a count by the parcel in English, in %s', (language) => {
  const countedKeys = namespacesOf('en').flatMap((namespace) =>
    [...sentences('en', namespace)]
      .filter(([, text]) => /\{\w+/.test(text) && /\b(?:per|once per|in each) (?:parcel|piece)\b/i.test(text))
      .map(([key]) => [namespace, key] as const),
  );

  it('is not that of an order or a shipment', () => {
    expect(countedKeys.length).toBeGreaterThan(15);
    const differ = countedKeys.filter(([namespace, key]) =>
      OF_AN_ORDER[language].test(sentences(language, namespace).get(key) ?? ''),
    );
    expect(differ).toEqual([]);
  });
});
