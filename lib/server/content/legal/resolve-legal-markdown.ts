import 'server-only';
import { isCountry, type Country } from '@/lib/market/country';

export interface LegalMarkdown {
  /** `YYYY-MM-DD`. */
  updated: string;
  markdown: string;
}

/** What a legal text may be told of its market. */
export interface LegalFacts {
  country: Country;
  /** What stands for `{brand}`, `{country}`, `{inCountry}`. */
  words: Readonly<Record<string, string>>;
}

const FRONT_MATTER = /^---\nupdated: (\d{4}-\d{2}-\d{2})\n---\n/;
const MARKER = /<!-- (?:country: ([A-Z, ]+)|(\/country)) -->\n?/g;
const PLACEHOLDER = /\{(\w*)\}/g;

/** The file as written, for one market: only its own country's blocks, every placeholder filled. Throws on a slip of the writer. */
export function resolveLegalMarkdown(source: string, { country, words }: LegalFacts): LegalMarkdown {
  const [front = '', updated] = FRONT_MATTER.exec(source) ?? [];
  if (updated === undefined) throw new RangeError('a legal text begins with the day of its last change');
  const body = keepBlocksOf(country, source.slice(front.length));
  if (body.includes('<!--')) throw new RangeError('a comment that is no country block');
  return { updated, markdown: fill(body, words) };
}

/** Drops the blocks `<!-- country: MA, SA --> ... <!-- /country -->` of other countries. Blocks do not nest. */
function keepBlocksOf(country: Country, body: string): string {
  let kept = '';
  let from = 0;
  let open: readonly Country[] | null = null;
  const take = (to: number) => {
    if (!open || open.includes(country)) kept += body.slice(from, to);
  };
  for (const marker of body.matchAll(MARKER)) {
    const [text, list, end] = marker;
    if ((end === undefined) === (open !== null)) throw new RangeError(`a country block out of place: ${text.trim()}`);
    take(marker.index);
    open = list === undefined ? null : countriesOf(list);
    from = marker.index + text.length;
  }
  if (open) throw new RangeError('a country block is not closed');
  take(body.length);
  return kept;
}

function countriesOf(list: string): Country[] {
  return list.split(',').map((entry) => {
    const code = entry.trim();
    if (!isCountry(code)) throw new RangeError(`a country block for "${code}"`);
    return code;
  });
}

function fill(body: string, words: LegalFacts['words']): string {
  return body.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (word === undefined) throw new RangeError(`nothing stands for ${placeholder}`);
    return word;
  });
}
