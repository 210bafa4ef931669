import 'server-only';
import { TEXT_ENCODINGS, type TextEncoding } from '@/lib/text/text-encodings';
import { sheetUnreadableError } from './refusals';

export interface DecodedText {
  text: string;
  /** Encoding that was guessed or given. Null for a file in Unicode. */
  guessed: TextEncoding | null;
}

/** Least share of plausible letters for a guess. */
const MIN_PLAUSIBLE_SHARE = 0.7;

/** Bytes by which an encoding is guessed. */
const GUESSED_BYTES = 256 * 1024;
const LINE_END = 0x0a;

/** Number of bytes in which zeros show UTF-16 without a byte order mark. */
const FIRST_BYTES = 1000;

/** Control characters, which occur in programs and pictures but in no sheet. */
const CONTROLS = /[\0-\x08\x0e-\x1f]/;

/** First byte of the common Chinese characters of GB 2312, of its rarer ones, and of its symbols. */
const COMMON_HAN = { from: 0xb0, to: 0xd7 } as const;
const RARE_HAN = { from: 0xd8, to: 0xf7 } as const;
const SYMBOLS = { from: 0xa1, to: 0xa9 } as const;

const isIn = (byte: number, { from, to }: { from: number; to: number }) => byte >= from && byte <= to;

/**
 * Characters of the bytes 0x80 to 0x9f in Windows-1252. Node.js 20 decodes them as the control characters of ISO
 * 8859-1.
 */
const LATIN_CONTROLS = /[\x80-\x9f]/g;
const OF_WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeAs(file: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    if (encoding !== 'windows-1252') return text;
    return text.replace(LATIN_CONTROLS, (control) => OF_WINDOWS_1252[control.charCodeAt(0) - 0x80]!);
  } catch {
    return null;
  }
}

/** Returns the share of characters beyond ASCII that everyday Chinese uses. */
function chineseShare(file: Uint8Array): number {
  let [good, all] = [0, 0];
  for (let index = 0; index < file.length; index += 1) {
    const lead = file[index]!;
    if (lead < 0x80) continue;
    const isPair = file[index + 1]! >= 0xa1;
    if (isPair && isIn(lead, COMMON_HAN)) good += 1;
    else if (isPair && isIn(lead, RARE_HAN)) good += 0.5;
    all += isPair && isIn(lead, SYMBOLS) ? 0 : 1;
    index += 1;
  }
  return all === 0 ? 0 : good / all;
}

/** Returns the share of words beyond ASCII that are wholly Arabic, or Latin with a few accented letters. */
function wordShare(text: string, isArabic: boolean): number {
  let [good, all] = [0, 0];
  for (const [word] of text.matchAll(/[\p{L}\p{M}\u200e\u200f]+/gu)) {
    if (/^[a-z]+$/i.test(word)) continue;
    const arabic = word.match(/[\p{Script=Arabic}\p{M}\u200e\u200f]/gu)?.length ?? 0;
    const accented = word.match(/[^\p{ASCII}]/gu)!.length - arabic;
    const isWhole = arabic === word.length && isArabic;
    const isLatin = arabic === 0 && (accented <= word.length / 2 || word.length === 1);
    all += word.length;
    if (isWhole || isLatin) good += word.length;
  }
  return all === 0 ? 0 : good / all;
}

function shareOf(file: Uint8Array, encoding: TextEncoding): number {
  const text = decodeAs(file, encoding);
  if (text === null) return 0;
  if (encoding === 'gb18030') return chineseShare(file);
  // Letters that no language of our markets uses.
  const unlikelyLetters = text.match(encoding === 'windows-1252' ? /[ÐðÝýÞþ¹²³¼½¾]/g : /[¹²³¼½¾]/g)?.length ?? 0;
  return wordShare(text, encoding === 'windows-1256') - unlikelyLetters / text.length;
}

/** Returns some lines of a file, from the first one that is not ASCII. A long file has enough of them. */
function distinctiveBytes(file: Uint8Array): Uint8Array {
  const first = file.findIndex((byte) => byte >= 0x80);
  const start = file.lastIndexOf(LINE_END, first) + 1;
  const end = file.lastIndexOf(LINE_END, first + GUESSED_BYTES) + 1;
  return file.subarray(start, end > first && file.length > first + GUESSED_BYTES ? end : file.length);
}

function guessEncoding(file: Uint8Array): TextEncoding | null {
  const lines = distinctiveBytes(file);
  const shares = TEXT_ENCODINGS.map((encoding) => ({ encoding, share: shareOf(lines, encoding) }));
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= MIN_PLAUSIBLE_SHARE ? best.encoding : null;
}

/** Returns the Unicode encoding that the file's first bytes state or show, otherwise UTF-8. */
function unicodeOf(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  const first = file.subarray(0, FIRST_BYTES);
  const zerosAt = (odd: number) => first.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > first.length / 4 && even === 0) return 'utf-16le';
  return even > first.length / 4 && odd === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes a text file: in Unicode if possible, otherwise in the given encoding or in the most plausible of
 * TEXT_ENCODINGS. Throws sheetUnreadable if none fits.
 */
export function decodeText(file: Uint8Array, encoding?: TextEncoding): DecodedText {
  const unicode = decodeAs(file, unicodeOf(file));
  const guessed = unicode === null ? (encoding ?? guessEncoding(file)) : null;
  const text = guessed === null ? unicode : decodeAs(file, guessed);
  if (text === null || (guessed === null ? /\0/ : CONTROLS).test(text)) throw sheetUnreadableError();
  return { text, guessed };
}
