/** GSM 03.38. A message has 160 of these characters. Characters of the extension count twice. */
const GSM_ALPHABET =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED_CHARACTERS = '^{}\\[~]|€';

/** Characters of one segment, alone and among several: GSM 03.38, and UCS-2 for all other texts. */
const CAPACITY = { gsm: { one: 160, several: 153 }, ucs2: { one: 70, several: 67 } } as const;

/** Maximum number of segments of an SMS about a parcel, because operators charge for each one. */
export const MAX_SMS_SEGMENTS = 2;

/** Characters that a phone does not show: joiners and direction marks. */
const INVISIBLE = /[\u2060\u200b\u200e\u200f\u2066-\u2069]/g;
/** Characters with a plain form in GSM 03.38: no-break spaces, typographic apostrophes, quotation marks and dashes. */
const PLAIN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u202f\u2009]/g, ' '],
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/–/g, '-'],
];

const isGsm = (text: string) =>
  [...text].every((character) => GSM_ALPHABET.includes(character) || EXTENDED_CHARACTERS.includes(character));

/**
 * Returns a text for an SMS, without invisible characters. It has plain forms if all its characters are then in
 * GSM 03.38, because one other character more than halves a segment's length.
 */
export function plainSms(text: string): string {
  const visibleText = text.replace(INVISIBLE, '');
  const plain = PLAIN_FORMS.reduce((changed, [pattern, instead]) => changed.replace(pattern, instead), visibleText);
  return isGsm(plain) ? plain : visibleText;
}

/** Returns the number of segments that an operator counts for a text. */
export function smsSegments(text: string): number {
  const length = isGsm(text)
    ? [...text].reduce((sum, character) => sum + (EXTENDED_CHARACTERS.includes(character) ? 2 : 1), 0)
    : text.length;
  const capacity = isGsm(text) ? CAPACITY.gsm : CAPACITY.ucs2;
  return length <= capacity.one ? 1 : Math.ceil(length / capacity.several);
}
