import { BRAND } from '@/lib/market/brand';
import { editDistance } from '@/lib/text/edit-distance';
import { foldText } from '@/lib/text/fold-text';
import { SHORTENERS } from './known-names';
import { piece, type MessagePiece, type OurFacts, type PieceReason } from './message-piece';

/** Digits and letters of other scripts, each with the Latin letter that it looks like. */
const LOOKALIKES = new Map(
  'аa еe оo рp сc хx уy іi јj ѕs ԁd һh кk мm тt пn вb иu ɑa αa οo νv ιi ρp κk τt υu χx γy ηn ωw εe ɡg ıi ӏl 0o 1l 3e 5s 4a 7t ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX АA ВB ЕE КK МM НH ОO РP СC ТT ХX'
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!] as const),
);

const asLatin = (text: string) => text.replace(/./gu, (letter) => LOOKALIKES.get(letter) ?? letter);

/** Returns the visual form of a name. Names that look alike have the same form. */
const visualFormOf = (name: string) =>
  asLatin(foldText(asLatin(name)))
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[il]/g, 'l')
    .replace(/[^a-z0-9]/g, '');

const OUR_WORDS = BRAND.name.split(' ').map(visualFormOf);
const OUR_NAME = OUR_WORDS.join('');

/** A name with two wrong letters may still be read as ours. */
const MAX_WRONG_LETTERS = 2;

/**
 * Returns true if a name could be taken for ours. The name then contains our first word or Punycode, or has a label
 * that differs from our name in at most two letters.
 */
export function looksLikeOurs(name: string): boolean {
  if (/(^|[.@])xn--/i.test(name)) return true;
  return (
    visualFormOf(name).includes(OUR_WORDS[0]!) ||
    name.split(/[.@]/).some((label) => editDistance(visualFormOf(label), OUR_NAME) <= MAX_WRONG_LETTERS)
  );
}

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Returns true for our hosts, also with plain HTTP, because we redirect it to HTTPS. */
function isOurHost({ protocol, host, origin }: URL, { origins }: OurFacts): boolean {
  return origins.includes(origin) || (protocol === 'http:' && origins.includes(`https://${host}`));
}

const withoutEndSlash = (address: string) => address.replace(/\/$/, '');

function reasonOf(address: string, facts: OurFacts): PieceReason {
  // Browsers treat a backslash as a slash, other programs as a part of the name.
  if (address.includes('\\')) return 'disguised';
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'disguised';
  if (isOurHost(url, facts) || facts.pages.some((page) => withoutEndSlash(url.href) === withoutEndSlash(page)))
    return 'ours';
  if (SHORTENERS.has(url.hostname.replace(/^www\./, ''))) return 'shortener';
  return looksLikeOurs(url.hostname) ? 'lookalike' : 'otherHost';
}

/** Judges a link's target as a browser parses it (WHATWG URL). `address` has a scheme; `text` goes into the result. */
export function judgeLink(address: string, text: string, facts: OurFacts): MessagePiece {
  const reason = reasonOf(address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, ''), facts);
  return piece('link', text, reason === 'ours' ? 'ours' : 'not-ours', reason);
}
