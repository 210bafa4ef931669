/** GSM 03.38: the characters of which a message holds 160; those behind count twice. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/** Characters of one segment, alone and among several: GSM 03.38, and UCS-2 for everything else. */
const ROOM = { gsm: { one: 160, several: 153 }, ucs2: { one: 70, several: 67 } } as const;

/** What a phone shows the same without it: joiners and marks of direction. */
const UNSEEN = /[\u2060\u200b\u200e\u200f\u2066-\u2069]/g;
/** What GSM 03.38 has in a plain form: spaces that do not break, typographic apostrophes, quotation marks and dashes. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u202f\u2009]/g, ' '],
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/–/g, '-'],
];

const isGsm = (text: string) =>
  [...text].every((character) => BASIC.includes(character) || EXTENDED.includes(character));

/** A text as an SMS carries it. One character that is not of GSM 03.38 more than halves what a segment holds: then nothing is gained by plain ones. */
export function plainSms(text: string): string {
  const seen = text.replace(UNSEEN, '');
  const plain = PLAIN.reduce((changed, [found, instead]) => changed.replace(found, instead), seen);
  return isGsm(plain) ? plain : seen;
}

/** How many segments an operator counts for a text. */
export function smsSegments(text: string): number {
  const length = isGsm(text)
    ? [...text].reduce((sum, character) => sum + (EXTENDED.includes(character) ? 2 : 1), 0)
    : text.length;
  const room = isGsm(text) ? ROOM.gsm : ROOM.ucs2;
  return length <= room.one ? 1 : Math.ceil(length / room.several);
}
