import { minorDigits, type Money } from '@/lib/billing/money';
import { languageOf } from '../language-of';

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format: creating one costs more than a hundred uses. */
function formatOf(currency: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(options)}`;
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
  formats.set(key, format);
  return format;
}

/** Word after an amount, or its forms by the amount: Arabic counts 5 يوانات, 20 يوانًا and 100 يوان. */
type CountedWord = string | readonly [few: string, many: string, other: string];
type WordsByCurrency = Readonly<Record<string, Readonly<Record<string, CountedWord>>>>;

/** Currency words after an amount. English writes the ISO code before it. A currency missing here uses its code. */
const CURRENCY_WORDS: WordsByCurrency = {
  ar: {
    CNY: ['يوانات', 'يوانًا', 'يوان'],
    USD: ['دولارات أمريكية', 'دولارًا أمريكيًا', 'دولار أمريكي'],
    SAR: ['ريالات سعودية', 'ريالًا سعوديًا', 'ريال سعودي'],
    AED: ['دراهم إماراتية', 'درهمًا إماراتيًا', 'درهم إماراتي'],
    EGP: ['جنيهات مصرية', 'جنيهًا مصريًا', 'جنيه مصري'],
    MAD: ['دراهم مغربية', 'درهمًا مغربيًا', 'درهم مغربي'],
    TRY: ['ليرات تركية', 'ليرة تركية', 'ليرة تركية'],
    PKR: ['روبيات باكستانية', 'روبية باكستانية', 'روبية باكستانية'],
    GHS: 'سيدي غاني',
    NGN: 'نايرا نيجيرية',
    KES: ['شلنات كينية', 'شلنًا كينيًا', 'شلن كيني'],
    UGX: ['شلنات أوغندية', 'شلنًا أوغنديًا', 'شلن أوغندي'],
  },
  ur: {
    CNY: 'یوآن',
    USD: 'امریکی ڈالر',
    PKR: 'روپے',
    SAR: 'سعودی ریال',
    AED: 'اماراتی درہم',
    EGP: 'مصری پاؤنڈ',
    MAD: 'مراکشی درہم',
    TRY: 'ترک لیرا',
    GHS: 'گھانین سیڈی',
    NGN: 'نائجیرین نائرا',
    KES: 'کینین شلنگ',
    UGX: 'یوگنڈین شلنگ',
  },
  zh: {
    CNY: '元',
    USD: '美元',
    SAR: '沙特里亚尔',
    AED: '阿联酋迪拉姆',
    EGP: '埃及镑',
    MAD: '摩洛哥迪拉姆',
    TRY: '土耳其里拉',
    PKR: '巴基斯坦卢比',
    GHS: '加纳塞地',
    NGN: '尼日利亚奈拉',
    KES: '肯尼亚先令',
    UGX: '乌干达先令',
  },
  tr: { TRY: 'TL', CNY: 'yuan' },
  fr: { MAD: 'DH', CNY: 'yuans' },
};

/** Words for the market's own currency, which needs no country name. Keyed by the region of the formatting locale. */
const MARKET_WORDS: WordsByCurrency = {
  SA: { SAR: ['ريالات', 'ريالًا', 'ريال'] },
  AE: { AED: ['دراهم', 'درهمًا', 'درهم'] },
  EG: { EGP: ['جنيهات', 'جنيهًا', 'جنيه'] },
};

const arabicCount = new Intl.PluralRules('ar');

/**
 * Returns the form that Arabic uses after the whole part of the amount. Two is written as a digit, so its word is
 * singular.
 */
function countedForm(word: CountedWord, amount: number): string {
  if (typeof word === 'string') return word;
  const count = arabicCount.select(Math.trunc(Math.abs(amount)));
  const [few, many, other] = word;
  return count === 'few' ? few : count === 'many' ? many : other;
}

/** Returns true for the singular. French uses it below two: `1,50 yuan`. */
const isFrenchSingular = (amount: number) => Math.abs(amount) < 2;

function wordOf(currency: string, locale: string, amount: number): string | undefined {
  const { language, region = '' } = new Intl.Locale(locale);
  if (language === 'fr' && currency === 'CNY' && isFrenchSingular(amount)) return 'yuan';
  const word =
    (language === 'ar' ? MARKET_WORDS[region]?.[currency] : undefined) ?? CURRENCY_WORDS[language]?.[currency];
  return word === undefined ? undefined : countedForm(word, amount);
}

/**
 * Returns an amount in the market's format, without line breaks: `GHS 1,250`, `72.50 元`, `116 DH`, `1.250 TL`, `100
 * ريال`. A round amount has no decimals. `locale` determines language, region and digits.
 */
export function formatMoney({ currency, minor }: Money, locale: string): string {
  const amount = minor / 10 ** minorDigits(currency);
  const language = languageOf(locale);
  const round = { trailingZeroDisplay: 'stripIfInteger' } as const;
  if (language === 'en')
    return formatOf(currency, locale, { ...round, style: 'currency', currency, currencyDisplay: 'code' }).format(
      amount,
    );
  const word = wordOf(currency, locale, amount) ?? currency;
  return `${formatOf(currency, locale, round).format(amount)} ${word}`.replaceAll(' ', '\u00a0');
}

/** Returns the word beside amounts of a currency: `DH`, `ريال`, `元`; in English the code. */
export function currencyWord(currency: string, locale: string): string {
  return wordOf(currency, locale, Number.POSITIVE_INFINITY) ?? currency;
}

/** Major units from which an approximate amount has no decimals. */
const MIN_WHOLE_AMOUNT = 10;

/** Returns an approximate amount, without decimals unless it is small. */
export function roundApproximateMoney({ currency, minor }: Money): Money {
  const unit = 10 ** minorDigits(currency);
  return { currency, minor: minor < MIN_WHOLE_AMOUNT * unit ? minor : Math.round(minor / unit) * unit };
}

/** Returns an amount for documents for couriers and customs, the same for every reader: `CNY 1,280.00`. */
export function formatPrintedMoney({ currency, minor }: Money): string {
  const amount = minor / 10 ** minorDigits(currency);
  return formatOf(currency, 'en', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);
}

/** Returns an amount for files that programs read, the same in every country: `1280.00`. */
export const formatPlainAmount = ({ currency, minor }: Money): string =>
  (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

/** Languages whose readers need only the currency's name. */
const NAME_ONLY_LANGUAGES = new Set(['ar', 'ur']);

/**
 * Returns the currency's name in the language, with the word beside amounts: `Ghanaian cedi (GHS)`, `dirham marocain
 * (DH)`, `ريال سعودي`, `人民币（元）`.
 */
export function currencyName(currency: string, locale: string): string {
  const language = languageOf(locale);
  const listed = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  // In a sentence, English capitalises only the country. Intl's names are for lists.
  const name = language === 'en' ? listed.replace(/ \p{Lu}\p{Ll}+$/u, (last) => last.toLowerCase()) : listed;
  const word = currencyWord(currency, locale);
  if (NAME_ONLY_LANGUAGES.has(language) || name.includes(word)) return name;
  return language === 'zh' ? `${name}（${word}）` : `${name} (${word})`;
}
