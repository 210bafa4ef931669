import { foldText } from '@/lib/text/fold-text';
import { isOneLine } from '@/lib/text/plain-text';
import { TOP_LEVEL_DOMAINS } from './known-names';
import { plainReading, readingsOf } from './readings';

/** Longest run of digits in a name. Verification codes and phone numbers have more. */
export const MAX_NAME_DIGITS = 4;

const LONG_NUMBER = new RegExp(`\\p{Nd}(?:[\\s().+-]*\\p{Nd}){${MAX_NAME_DIGITS},}`, 'u');
const SCHEME =
  /:[\\/]|(?:^|[^a-z])(?:https?|hxxps?|ftp|javascript|data|vbscript|file|blob|intent|market|whatsapp|tg|mailto|itms-apps):(?=\S)|(?:^|[^a-z])www\./iu;
/** `a@b`, and a dot written in brackets. */
const DISGUISED_ADDRESS = /[^\s@]@[^\s@]|[[({]\s*\.\s*[\])}]/u;
const IPV4 = /(?:^|[^\p{N}.])(?:\p{Nd}{1,3}\.){3}\p{Nd}{1,3}/u;
/** Letters, digits and dots, and the character that starts a path, port or query after them. */
const DOTTED_RUN = /([\p{L}\p{N}\p{M}_.-]+)([/?#\\]|:(?=\p{Nd}))?/gu;
const IDEOGRAPHIC_STOP = /([\p{L}\p{N}\p{M}])[。｡](?=[\p{L}\p{N}])/gu;
const isOneLetter = (label: string) => /^\p{L}\p{M}*$/u.test(label);

/**
 * Titles and parts of company names that our markets write with a dot and no space: `Dr.Ama`, `San.ve Tic.Ltd.Şti.`.
 * Folded.
 */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss dr prof rev st eng engr arch adv capt col gen hon sr jr md mohd moh muh muhd abd messrs ' +
    'bro bros co corp inc ltd llc plc pvt pte int intl imp exp ent ents assoc dept univ trdg tech mfg svc grp sdn bhd est gmbh ' +
    'ets ste cie mme mlle pr ' +
    'san tic sti ins taah teks tekst oto paz ith ihr dis tur nak nakl elk elekt mak muh mim mus hiz day tuk mal urt bil bilg plas kim med tar hay gid ve'
  ).split(' '),
);
const LEGAL_FORMS: ReadonlySet<string> = new Set(['ltd', 'inc', 'llc', 'gmbh']);

const isAbbreviation = (label: string) => ABBREVIATIONS.has(foldText(label));
const isTopLevel = (label: string) => TOP_LEVEL_DOMAINS.has(label.toLowerCase());

/**
 * Returns true if a phone or a reader may mistake letters separated by dots for an address. Initials and abbreviations
 * are not addresses.
 */
function looksLikeAddress(dotted: string, hasPath: boolean): boolean {
  const labels = dotted.split('.');
  const last = labels.pop()!;
  if (isOneLetter(last) || !/\p{L}/u.test(dotted)) return false;
  // `No.5`, `Vol.12`
  if (/^\p{Nd}+$/u.test(last)) return false;
  if (hasPath) return true;
  const isDomain = isTopLevel(last) && !LEGAL_FORMS.has(last.toLowerCase());
  // `Mr.Li` and `Dr.Ma` end like the domains of countries.
  if (labels.every(isAbbreviation)) return isDomain && last.length > 2;
  return isDomain || !labels.every((label) => isOneLetter(label) || isAbbreviation(label));
}

/** Returns true if labels separated by single dots in a run look like an address. */
function hasAddress(run: string, hasPath: boolean): boolean {
  const parts = run.split(/\.{2,}/).map((part) => part.replace(/^\.|\.$/g, ''));
  const endsInLabel = !run.endsWith('.');
  return parts.some(
    (part, index) => part.includes('.') && looksLikeAddress(part, hasPath && endsInLabel && index === parts.length - 1),
  );
}

function isFreeOfAddresses(reading: string): boolean {
  if (SCHEME.test(reading) || DISGUISED_ADDRESS.test(reading) || IPV4.test(reading)) return false;
  const runs = reading.replace(IDEOGRAPHIC_STOP, '$1.').matchAll(DOTTED_RUN);
  return [...runs].every(([, run = '', goesOn]) => !hasAddress(run, goesOn !== undefined));
}

/** Returns true if no reading of the name has a link, an address or text that looks like one. */
export const hasNoAddress = (name: string): boolean => readingsOf(name).every(isFreeOfAddresses);

/**
 * Returns true if the name has no number of more than `MAX_NAME_DIGITS` digits. Spaces, hyphens, dots, plus signs and
 * brackets within a number are ignored.
 */
export const hasNoLongNumber = (name: string): boolean => !LONG_NUMBER.test(plainReading(name));

const DOTS = '.。｡．․﹒';
/** A dot before a word, which may begin with digits. */
const DOT_BEFORE_WORD = new RegExp(`[${DOTS}]\\p{Cf}*(?=\\p{N}*[\\p{L}\\p{M}_-])`, 'gu');
/** A dot before a number. The character before the dot is neither a digit nor a space. */
const DOT_BEFORE_NUMBER = new RegExp(`([^\\p{N}\\s])[${DOTS}]\\p{Cf}*(?=\\p{N})`, 'gu');
/** In languages without spaces, a dot at the end of a name would join it to the next word of the sentence. */
const DOTS_AROUND = new RegExp(`^[\\s\\p{Cf}…${DOTS}]+|[\\s\\p{Cf}…${DOTS}]+$`, 'gu');

/** Returns a name, or its first words, without dots and spaces at the ends. */
export const withoutDotsAround = (name: string): string => name.replace(DOTS_AROUND, '');

/**
 * Returns a name as it may appear in a message, or null if its form is refused now: earlier releases accepted more.
 * Dots are followed by spaces, so that no program makes a link of `Dr.Ama`.
 */
export function nameForMessage(name: string): string | null {
  const trimmed = name.trim();
  const isPlain = isOneLine(trimmed) && hasNoAddress(trimmed) && hasNoLongNumber(trimmed);
  const spaced = trimmed.normalize('NFKC').replace(DOT_BEFORE_WORD, '. ').replace(DOT_BEFORE_NUMBER, '$1. ');
  const withoutDots = withoutDotsAround(spaced);
  return isPlain && withoutDots !== '' ? withoutDots : null;
}
