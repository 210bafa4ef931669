/** What paints nothing: zero-width letters, direction marks and overrides, soft hyphens, variation selectors, tags. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  sol: '/',
  bsol: '\\',
  period: '.',
  commat: '@',
  num: '#',
  shy: '',
  zwnj: '',
  Tab: '\t',
  NewLine: '\n',
};

function decodeEntities(text: string): string {
  const codePoint = (digits: string, base: number) => {
    const code = Number.parseInt(digits, base);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  };
  return text
    .replace(/&#x([0-9a-f]{1,8});?/gi, (_, digits: string) => codePoint(digits, 16))
    .replace(/&#([0-9]{1,8});?/g, (_, digits: string) => codePoint(digits, 10))
    .replace(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Bytes that are no UTF-8 stay as they are. */
function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** Unicode has decimal digits in runs of ten, from nought. */
function digitValue(character: string): string {
  const code = character.codePointAt(0)!;
  let start = code;
  while (start > 0 && isDigit(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** In the letters that are meant: full-width forms and digits of all scripts as ASCII; full stops that part names as dots. */
function plain(text: string, invisible: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, invisible)
    .replace(/\p{Nd}/gu, (digit) => (/[0-9]/.test(digit) ? digit : digitValue(digit)))
    .replace(/(?<=[a-z0-9])\s?[[({]\.[\])}]\s?(?=[a-z0-9])/gi, '.')
    .replace(/(?<=[a-z0-9])[。｡](?=[a-z0-9])/gi, '.');
}

/** The one reading in which numbers are looked for. */
export function plainReading(text: string): string {
  return plain(text, '');
}

/**
 * A text as different programs may read it: as it stands, without invisible letters, parted by them, and with the escapes
 * of HTML and of addresses undone. A link that only one program sees is a link.
 */
export function readingsOf(text: string): string[] {
  const entities = decodeEntities(text);
  return [
    ...new Set([
      text,
      plain(text, ''),
      plain(text, ' '),
      plain(entities, ''),
      plain(decodePercent(entities), ''),
      plain(decodePercent(decodePercent(entities)), ''),
    ]),
  ];
}
