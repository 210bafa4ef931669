import { LANGUAGES, type Language } from '@/lib/market/language';
import type { InSixLanguages } from './seed-file';

const HAN = /\p{Script=Han}/u;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters of Urdu only, and letters of Arabic only. */
const ONLY_URDU = /[ٹپچڈڑژکگںھہیے]/u;
const ONLY_ARABIC = /[كيىة]/u;

/** Latin words that stay Latin in every language: brands, file and unit names, currencies of the tariff. */
const STAYS_LATIN =
  /\b(Dunia (Express|House)|WhatsApp|Web|TypeScript|Java|Python|Twi|Ga|Basın Ekspres|MAD|SAR|AED|CNY|COD|API|PDF|QR|Wh|Ah|V|kg|cm|km|strong|ul|ol|li|p|h2|table|thead|tbody|tr|th|td)\b/gu;

/**
 * Returns the reason why a text is not in its language's script, or null. Other tests distinguish languages in Latin
 * script.
 */
export function scriptProblem(language: Language, text: string): string | null {
  const bare = text.replace(STAYS_LATIN, '');
  if (language === 'zh-CN') return !HAN.test(bare) ? 'no Chinese' : LATIN.test(bare) ? 'Latin letters left' : null;
  if (language === 'ar' || language === 'ur') {
    if (!ARABIC.test(bare)) return 'no Arabic script';
    if (LATIN.test(bare)) return 'Latin letters left';
    if (language === 'ar' && ONLY_URDU.test(bare)) return 'Urdu letters in Arabic';
    if (language === 'ur' && ONLY_ARABIC.test(bare)) return 'Arabic letters in Urdu';
    return null;
  }
  return HAN.test(text) || ARABIC.test(text) ? 'foreign script' : !LATIN.test(text) ? 'no Latin letters' : null;
}

/** A long sentence that equals the English one was not translated. A name may be equal. */
const SENTENCE = 30;
const PROPER_NAMES = /^Dunia House/;

function isUntranslated(language: Language, entry: InSixLanguages): boolean {
  const text = entry[language];
  return language !== 'en' && text.length > SENTENCE && !PROPER_NAMES.test(text) && text === entry.en;
}

/** Returns the problems of one entry in six languages, each with its language. */
export function scriptProblems(entry: InSixLanguages): string[] {
  return LANGUAGES.flatMap((language) => {
    const problem = isUntranslated(language, entry) ? 'left in English' : scriptProblem(language, entry[language]);
    return problem ? [`${language}: ${problem}: ${entry[language].slice(0, 80)}`] : [];
  });
}
