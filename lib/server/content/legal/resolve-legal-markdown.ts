import 'server-only';
import { isCountry, type Country } from '@/lib/market/country';

export interface LegalMarkdown {
  /** `YYYY-MM-DD`. */
  updated: string;
  markdown: string;
}

/** Values that a legal text can use about its market. */
export interface LegalFacts {
  country: Country;
  /** Values of `{brand}`, `{country}`, `{inCountry}` and so on. */
  words: Readonly<Record<string, string>>;
}

const FRONT_MATTER = /^---\nupdated: (\d{4}-\d{2}-\d{2})\n---\n/;
const MARKER = /<!-- (?:country: ([A-Z, ]+)|(\/country)) -->\n?/g;
const PLACEHOLDER = /\{(\w*)\}/g;

/**
 * Resolves the file for one market: keeps only that country's blocks and fills every placeholder. Throws a RangeError
 * if the file is malformed.
 */
export function resolveLegalMarkdown(source: string, { country, words }: LegalFacts): LegalMarkdown {
  const [front = '', updated] = FRONT_MATTER.exec(source) ?? [];
  if (updated === undefined)
    throw new RangeError('a legal text must start with `updated: YYYY-MM-DD` between two lines `---`');
  const body = withoutOtherBlocks(country, source.slice(front.length));
  if (body.includes('<!--')) throw new RangeError('the only comments allowed in a legal text are country blocks');
  return { updated, markdown: fillPlaceholders(body, words) };
}

/** Removes the blocks `<!-- country: MA, SA --> ... <!-- /country -->` of other countries. Blocks do not nest. */
function withoutOtherBlocks(country: Country, body: string): string {
  let output = '';
  let from = 0;
  let open: readonly Country[] | null = null;
  const take = (to: number) => {
    if (!open || open.includes(country)) output += body.slice(from, to);
  };
  for (const marker of body.matchAll(MARKER)) {
    const [text, list, end] = marker;
    if ((end === undefined) === (open !== null))
      throw new RangeError(`unexpected marker of a country block: ${text.trim()}`);
    take(marker.index);
    open = list === undefined ? null : countriesOf(list);
    from = marker.index + text.length;
  }
  if (open) throw new RangeError('a country block is not closed');
  take(body.length);
  return output;
}

function countriesOf(list: string): Country[] {
  return list.split(',').map((entry) => {
    const code = entry.trim();
    if (!isCountry(code)) throw new RangeError(`unknown country "${code}" in a country block`);
    return code;
  });
}

function fillPlaceholders(body: string, words: LegalFacts['words']): string {
  return body.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (word === undefined) throw new RangeError(`unknown placeholder ${placeholder}`);
    return word;
  });
}
