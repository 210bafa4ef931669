import 'server-only';
import { foldText } from '@/lib/text/fold-text';
import { simplifiedHan } from '@/lib/text/simplified-han';
import { LANGUAGES, type Language } from '@/lib/market/language';

/** French words that are shortened before a vowel: "l’alcool", "d'alcool". */
const ELISION = /(?<!\p{L})(?:[ldjnsm]|qu)['’‘`´](?=\p{L})/giu;
/** Punctuation between the things of a list. A hyphen within a word and a decimal point are not. */
const SEPARATORS = /[,;:+&|·•、，；：（）()[\]{}"“”«»!?！？。؛،\n\\/]+|\s[-–—]+\s|\.\s/u;
const HAN = /\p{Script=Han}/gu;
/**
 * Maximum number of characters of a name that are read. One character can become 18 (U+FDFA), so a name of 80 could
 * cost as much as a long text.
 */
const MAX_READ_CHARACTERS = 160;

/** A number before a unit that identifies the goods: a dose, or the charge of a battery. */
const MEASURE = /(\d) (?=(?:mg|mcg|iu|mah|wh)\b)/g;

/**
 * Returns the words of a text in the form of `foldText`. Each Chinese character is a word, and so is a measure such as
 * "500 mg".
 */
export const splitWords = (text: string): string[] =>
  foldText(simplifiedHan(text.normalize('NFKC')).replace(ELISION, ' ').replace(HAN, ' $& '))
    .replace(MEASURE, '$1')
    .split(' ')
    .filter(Boolean);

/** Returns the words of each thing that a name lists. */
export const segmentsOf = (name: string): string[][] =>
  name
    .normalize('NFKC')
    .slice(0, MAX_READ_CHARACTERS)
    .replace(/\bw\/o\b/gi, 'without')
    .split(SEPARATORS)
    .map(splitWords)
    .filter((words) => words.length > 0);

/** A form under which the vocabulary may have a word. `languages`: those whose names may be inflected like this. */
export interface WordForm {
  word: string;
  languages: readonly Language[];
  /** True if the ending denies the word, as in Turkish "pilsiz". */
  isDenied?: true;
}

const LANGUAGES_WITH_PLURALS: readonly Language[] = ['en', 'fr'];
const ARABIC: readonly Language[] = ['ar'];
const URDU: readonly Language[] = ['ur'];
const TURKISH: readonly Language[] = ['tr'];

function latinPlurals(word: string): WordForm[] {
  if (word.length < 4) return [];
  const stems = [
    ...(/[sx]$/.test(word) ? [word.slice(0, -1)] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ];
  return stems.map((stem) => ({ word: stem, languages: LANGUAGES_WITH_PLURALS }));
}

/** British and American spellings: "colour", "moisturiser". */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$|ed$|ing$)/, 'or'],
  [/(?<=..)or(?=s?$|ed$|ing$)/, 'our'],
  [/(?<=...)is(?=e[drs]*$|ing$)/, 'iz'],
  [/(?<=...)iz(?=e[drs]*$|ing$)/, 'is'],
  [/yrop(?=s?$)/, 'yrup'],
  [/^grey/, 'gray'],
  [/^gray/, 'grey'],
];

const englishSpellings = (word: string): WordForm[] =>
  SPELLINGS.filter(([pattern]) => pattern.test(word)).map(([pattern, other]) => ({
    word: word.replace(pattern, other),
    languages: ['en'],
  }));

/**
 * Names of medicines that end with an extra letter, such as the French "e": "panadole", "aspirine", "dulcolaxe",
 * "flagyll".
 */
const nameWithoutLast = (word: string): WordForm[] =>
  /^[a-z]{5,}(?:[lnx]e|ll|nn|xx)$/.test(word) ? [{ word: word.slice(0, -1), languages: LANGUAGES_WITH_PLURALS }] : [];

/** Stems of international names of medicines (INN): "amoxicillin", "metronidazole". */
const MEDICINE_STEM = new RegExp(
  `.(?:${[
    'cillin',
    'cilline',
    'mycin',
    'micin',
    'mycine',
    'floxacin',
    'floxacine',
    'cycline',
    'conazole',
    'nidazole',
    'bendazole',
    'prazole',
    'sartan',
    'statine?',
    'dipine',
    'gliptine?',
    'gliflozine?',
    'glutide',
    'formine?',
    'profene?',
    'coxib',
    'triptan',
    'azepam',
    'zolam',
    'barbital',
    'docaine',
    'codone',
    'setron',
    'ciclovir',
    'cyclovir',
    'navir',
    'tegravir',
    'lukast',
    'thiazide',
    'oxetine',
    'triptyline',
    'zapine',
    'peridone',
    'vastatin',
    'asone',
    'solone',
    'fenac',
    'tidine',
    'semide',
    'olol',
    'tadine',
    'tirizine',
    'afil',
  ].join('|')})s?$`,
);

/**
 * Returns the listed form of a word with a number: "0mg" for a measure such as "500mg", "iphone" for a model such as
 * "iphone15".
 */
function numberedForms(word: string): WordForm[] {
  const [, letters] = /^([a-z]{3,})\d+$/.exec(word) ?? [];
  const [, unit] = /^\d+([a-z]+)$/.exec(word) ?? [];
  if (letters) return [{ word: letters, languages: LANGUAGES }];
  return unit ? [{ word: `0${unit}`, languages: LANGUAGES }] : [];
}

const TURKISH_ENDINGS = [
  'lerini',
  'larini',
  'lerin',
  'larin',
  'leri',
  'lari',
  'ler',
  'lar',
  'sini',
  'nin',
  'nun',
  'si',
  'su',
  'yi',
  'yu',
  'in',
  'un',
  'li',
  'lu',
  'i',
  'u',
];
const TURKISH_DENIAL = /s[iu]z$/;
/** Final consonants that become softer before a vowel: "kitap", "kitabı". */
const SOFTENED_LETTERS: Readonly<Record<string, string>> = { b: 'p', g: 'k', d: 't' };
/** A compound ends in the possessive, in the plural too: "seçim afişi", "seçim afişleri". */
const TURKISH_POSSESSIVES = ['i', 'u', 'si', 'su'];
/**
 * Returns the minimum number of letters before an ending. A short ending needs a longer stem, because other words end
 * with it too.
 */
const shortestStem = (ending: string) => (ending.length > 2 ? 3 : 4);

function turkishStems(word: string): WordForm[] {
  const forms: WordForm[] = [];
  if (TURKISH_DENIAL.test(word)) forms.push({ word: word.slice(0, -3), languages: TURKISH, isDenied: true });
  for (const ending of TURKISH_ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const hardenedLetter = SOFTENED_LETTERS[stem.at(-1)!];
    forms.push({ word: stem, languages: TURKISH });
    if (/^l[ae]ri$/.test(ending))
      for (const end of TURKISH_POSSESSIVES) forms.push({ word: stem + end, languages: TURKISH });
    if (hardenedLetter) forms.push({ word: stem.slice(0, -1) + hardenedLetter, languages: TURKISH });
  }
  return forms;
}

const ARABIC_PREFIX = /^(?:[وبكف]?ال|لل|[وبل])(?=..{2})/u;
const URDU_PLURAL = /(?:ياں|يں|وں|ے)$/u;

/** Singulars of a feminine plural. The word ends in "ة", or is a loan word without it: "تيشيرتات". */
const arabicSingulars = (word: string) =>
  /..ات$/u.test(word) ? [`${word.slice(0, -2)}ه`, ...(word.length > 5 ? [word.slice(0, -2)] : [])] : [];

function arabicStems(word: string): WordForm[] {
  const bare = word.replace(ARABIC_PREFIX, '');
  const stems = [word, bare].flatMap((each) => [each, ...arabicSingulars(each)]);
  const singular = word.replace(URDU_PLURAL, '');
  const urdu = singular === word || singular.length < 2 ? [] : ['', 'ا', 'ه', 'ي'].map((end) => singular + end);
  return [
    ...stems.slice(1).map((stem) => ({ word: stem, languages: ARABIC })),
    ...urdu.map((stem) => ({ word: stem, languages: URDU })),
  ];
}

/** Returns the forms under which a word may be listed besides its own, at most a few dozen. */
export function inflectedForms(word: string): WordForm[] {
  if (/^[a-z]+$/.test(word)) {
    const medicine: WordForm[] = MEDICINE_STEM.test(word) ? [{ word: 'medicine', languages: ['en'] }] : [];
    return [
      ...latinPlurals(word),
      ...nameWithoutLast(word),
      ...englishSpellings(word),
      ...turkishStems(word),
      ...medicine,
    ];
  }
  if (/^[a-z\d]+$/.test(word)) return numberedForms(word);
  return /\p{Script=Arabic}/u.test(word) ? arabicStems(word) : [];
}
