import 'server-only';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  for (const { segment } of GRAPHEMES.segment(word)) return segment;
  return '';
}

/** Removes the article, which is the same in every Arabic family name. */
const withoutArticle = (word: string) => word.replace(/^(?:ال|[Aa]l-|[Ee]l-)(?=\p{L}{2})/u, '');

function isOneLetter(word: string): boolean {
  return firstLetter(word) === word;
}

/**
 * Returns a name for public display: `Ama Serwaa Boateng` is `A*** B.`, `محمد الحربي` is `م*** ح.`, `王小明` is `王***`. A
 * name of one letter is all stars.
 */
export function maskName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '';
  if (words.length === 1) return isOneLetter(first) ? '***' : `${firstLetter(first)}***`;
  return `${firstLetter(first)}*** ${firstLetter(withoutArticle(last))}.`;
}
