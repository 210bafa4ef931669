import { asciiDigits } from '@/lib/text/ascii-digits';

/** Invisible characters: zero-width letters, direction marks and overrides, soft hyphens, variation selectors, tags. */
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

/** Decodes percent escapes. Bytes that are not UTF-8 stay as they are. */
function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/**
 * Normalises text: full-width forms and digits of all scripts become ASCII, full stops in names become dots, and
 * invisible characters become `invisible`.
 */
function normalise(text: string, invisible: string): string {
  return asciiDigits(text.normalize('NFKC').replace(INVISIBLE, invisible))
    .replace(/([a-z0-9])\s?[[({]\.[\])}]\s?(?=[a-z0-9])/gi, '$1.')
    .replace(/([a-z0-9])[。｡](?=[a-z0-9])/gi, '$1.');
}

/** Returns the reading in which numbers are searched: normalised and without invisible characters. */
export function plainReading(text: string): string {
  return normalise(text, '');
}

/**
 * Returns a text as different programs may read it: unchanged, without invisible letters, and split at them. The
 * escapes of HTML and of addresses are decoded too. A link that only one program detects is still a link.
 */
export function readingsOf(text: string): string[] {
  const entities = decodeEntities(text);
  return [
    ...new Set([
      text,
      normalise(text, ''),
      normalise(text, ' '),
      normalise(entities, ''),
      normalise(decodePercent(entities), ''),
      normalise(decodePercent(decodePercent(entities)), ''),
    ]),
  ];
}
