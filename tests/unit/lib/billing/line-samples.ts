import { QUOTE_LINES, type QuoteLineCode } from '@/lib/billing/quote-line';

/** Arguments that select wording in a line's messages, with every value that billing produces. */
const CHOICES: Record<string, readonly string[]> = {
  basis: ['minimum', 'actual', 'volumetric'],
  handover: ['hongKong', 'guangzhou'],
  goods: ['phoneTablet', 'brandSensitive'],
  customer: ['individual', 'business'],
  country: ['MA', 'SA', 'AE'],
};

/** Arguments that belong to the amount beside them and are never printed alone. */
const CURRENCY_NAMES: readonly string[] = ['currency', 'collectedCurrency', 'insuredCurrency'];

/** Arguments that are shown together, as `days`. */
const SPAN: readonly [string, string] = ['minDays', 'maxDays'];

const marked = (name: string) => `«${name}»`;

export function choicesOf(code: QuoteLineCode): string[] {
  return (QUOTE_LINES[code].params as readonly string[]).filter((name) => name in CHOICES);
}

/** The arguments a person must find in the words of a line. */
export function shownParams(code: QuoteLineCode): string[] {
  const params: readonly string[] = QUOTE_LINES[code].params;
  const fixed = params.filter((name) => !(name in CHOICES) && !CURRENCY_NAMES.includes(name) && !SPAN.includes(name));
  return params.includes(SPAN[0]) ? [...fixed, 'days'] : fixed;
}

/** Arguments for every combination of choices, each value marked with its name. */
export function sampleValues(code: QuoteLineCode): Record<string, string>[] {
  const marks = { ...Object.fromEntries(shownParams(code).map((name) => [name, marked(name)])), rate: 'steps' };
  return choicesOf(code).reduce<Record<string, string>[]>(
    (samples, name) => samples.flatMap((sample) => CHOICES[name]!.map((choice) => ({ ...sample, [name]: choice }))),
    [marks],
  );
}

/** The markers found in a sentence, unordered. */
export function marksIn(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/«(\w+)»/g)].map(([, name]) => name!))].sort();
}
