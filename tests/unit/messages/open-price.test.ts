import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { legalTextsOf, messagesOf, seedTextsOf } from './all-texts';

/**
 * Words that promise a price with everything in it. In most countries receivers pay customs charges, so no price
 * includes everything.
 */
const PROMISE: Record<Language, RegExp> = {
  en: /\b(?:full|whole|complete|final|all-in|all-inclusive) (?:price|cost)s?\b|\bno (?:hidden|further|other) (?:costs?|charges?|fees?)\b|\b(?:dut(?:y|ies)|tax(?:es)?) (?:(?:is|are) )?included\b|\binclud(?:es?|ing) (?:all )?(?:import )?(?:dut(?:y|ies)|tax(?:es)?)\b(?! on shipping)|\bnothing (?:more|else) to pay\b|\beverything included\b/i,
  'zh-CN': /全部费用|总价|全价|一口价|全包|包税|含税|最终价格|隐形费用|(?:无|没有)其他费用/u,
  fr: /\b(?:prix|tarifs?|coût) (?:complets?|finals?|finaux|total|totaux)\b|tout compris|(?:taxes|droits|TVA) (?:comprises?|compris|inclus|incluse?s)\b|frais cachés|aucun autre frais/iu,
  ar: /(?:السعر|الأسعار) (?:كاملًا|كاملة|الكامل|الكاملة|النهائي|النهائية|الشامل)|شاملة? (?:الضريبة|الضرائب|الجمارك|كل|جميع)|تشمل (?:الضريبة|الضرائب|الجمارك)|رسوم خفية/u,
  ur: /(?<!\p{L})(?:پورا|پوری|مکمل|کل|حتمی) (?:ریٹ|خرچ|قیمت)|(?<!شپنگ کا )(?:ٹیکس|ڈیوٹی) (?:بھی )?شامل|چھپے (?:ہوئے )?چارجز/u,
  tr: /(?<!\p{L})(?:tam|toplam|nihai) (?:fiyat|ücret)|her şey d[aâ]hil|(?:vergi|vergiler|gümrük) d[aâ]hil|gizli (?:ücret|masraf)/iu,
};

/** Texts that may contain such words, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'server.files.invoice.value': 'the Chinese heading of a column: value of the goods of a line',
  'server.files.invoice.total': 'the Chinese sum of the declared goods',
};

const textsOf = (language: Language) => [...messagesOf(language), ...legalTextsOf(language), ...seedTextsOf(language)];

it.each([
  ['en', 'See the full price as you type.'],
  ['zh-CN', '下单前查看全部费用，每项都有说明。'],
  ['fr', 'Le prix complet avant la commande.'],
  ['ar', 'السعر كاملًا قبل الطلب، مع شرح كل بند.'],
  ['ur', 'آرڈر سے پہلے پورا ریٹ دیکھیں۔'],
  ['tr', 'Sipariş oluşturmadan önce toplam fiyatı görün.'],
] as const)('the check finds a promise in %s', (language, text) => expect(text).toMatch(PROMISE[language]));

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  it('promises no full price, because the receiver pays customs', () => {
    const promises = textsOf(language).flatMap(([where, text]) => {
      const [words] = PROMISE[language].exec(text) ?? [];
      return words && !Object.hasOwn(ALLOWED, where) ? [`${where}: ${words}`] : [];
    });
    expect(promises).toEqual([]);
  });
});
