/** GSM 03.38: the characters of which a message holds 160; those behind count twice. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/** Characters of one segment, alone and among several: GSM 03.38, and UCS-2 for everything else. */
const ROOM = { gsm: { one: 160, several: 153 }, ucs2: { one: 70, several: 67 } } as const;

/** What a phone shows the same without it: spaces that do not break, marks of direction, typographic apostrophes and dashes. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u202f\u2009]/g, ' '],
  [/[\u2060\u200b\u200e\u200f\u2066-\u2069]/g, ''],
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/–/g, '-'],
];

/** A text as an SMS carries it. Each character that is not of GSM 03.38 would more than halve what a segment holds. */
export function plainSms(text: string): string {
  return PLAIN.reduce((plain, [found, instead]) => plain.replace(found, instead), text);
}

/** How many segments an operator counts for a text. */
export function smsSegments(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => BASIC.includes(character) || EXTENDED.includes(character));
  const length = isGsm
    ? characters.reduce((sum, character) => sum + (EXTENDED.includes(character) ? 2 : 1), 0)
    : text.length;
  const room = isGsm ? ROOM.gsm : ROOM.ucs2;
  return length <= room.one ? 1 : Math.ceil(length / room.several);
}
