import { judgeLink } from './judge-link';
import { TOP_LEVEL_DOMAINS } from './known-names';
import { piece, type MessagePiece, type OurFacts } from './message-piece';

/** Rest of an address in running text. It ends at spaces, `"`, backticks, angle brackets and Chinese punctuation. */
const ADDRESS_REST = '[^\\s<>"`，。；！？、）》」』】]*';
/** A browser removes line ends in an address, so a line that begins with `.`, `@`, `:`, `%` or `-` belongs to it. */
const CONTINUED_LINE = `(?:[\\t\\r\\n]+[.@:%-](?=\\S)${ADDRESS_REST})*`;
const SCHEMES_WITHOUT_SLASHES = 'https?|ftp|javascript|data|vbscript|file|blob|intent|market|whatsapp|tg|itms-apps';
const LINK_WITH_SCHEME = new RegExp(
  `(?<![a-z0-9+.-])(?=((?:[a-z][a-z0-9+.-]*:[\\\\/]|(?:${SCHEMES_WITHOUT_SLASHES}):(?=\\S))${ADDRESS_REST}${CONTINUED_LINE}))`,
  'gi',
);

/** Link targets in HTML and Markdown. The visible text is ignored. */
const MARKUP_TARGETS = [
  /\b(?:href|src|action)\s*=\s*"([^"]*)"/gi,
  /\b(?:href|src|action)\s*=\s*'([^']*)'/gi,
  /\]\(\s*<?([^)>]*)/g,
];

const withoutEndPunctuation = (text: string) => text.replace(/[.,;:!?)\]}'’”»*_…]+$/u, '');

export interface FoundPieces {
  pieces: MessagePiece[];
  /** The text with a line end in place of each part that was found in it. */
  rest: string;
}

/** Returns links with a scheme and links in markup. `rest` is without the links with a scheme. */
export function findLinksWithScheme(reading: string, facts: OurFacts): FoundPieces {
  const pieces: MessagePiece[] = [];
  for (const pattern of MARKUP_TARGETS)
    for (const [, target = ''] of reading.matchAll(pattern)) {
      const url = URL.canParse(target, 'https://relative.invalid') ? new URL(target, 'https://relative.invalid') : null;
      if (!url || url.hostname === 'relative.invalid' || /^(mailto|tel|sms):$/.test(url.protocol)) continue;
      pieces.push(judgeLink(/^[a-z][a-z0-9+.-]*:/i.test(target) ? target : url.href, target.trim(), facts));
    }
  const spans: { start: number; end: number }[] = [];
  for (const match of reading.matchAll(LINK_WITH_SCHEME)) {
    const [, whole = ''] = match;
    pieces.push(judgeLink(withoutEndPunctuation(whole), withoutEndPunctuation(whole), facts));
    // Text after a line end may belong to another line, so it is also searched by itself.
    const [line = ''] = /^[^\t\r\n]*/.exec(whole) ?? [];
    spans.push({ start: match.index, end: match.index + line.length });
  }
  const rest = spans.reduceRight((text, { start, end }) => `${text.slice(0, start)}\n${text.slice(end)}`, reading);
  return { pieces, rest };
}

/** Adjacent letters, digits and dots, and the parts of an address after a host name. */
const DOTTED_RUN =
  /(?<![\p{L}\p{N}\p{M}_-])(?:[\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}_-]+(?::\d+)?(?:[/?#][^\s<>"`，。；！？、）》」』】]*)?/gu;
const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const isTopLevel = (label: string) => TOP_LEVEL_DOMAINS.has(label.toLowerCase()) || /^xn--/i.test(label);

const schemeOf = ({ origins }: OurFacts, host: string) =>
  origins.find((origin) => origin.endsWith(`//${host}`))?.split('//')[0] ?? 'https:';

/** Judges a host name without a scheme. Null for a text that is not a link: a decimal, an abbreviation, a date. */
function judgeHostName(run: string, facts: OurFacts): MessagePiece | null {
  const [host = ''] = /^[^/?#]*/.exec(run) ?? [];
  const after = run.slice(host.length);
  const name = host.replace(/:\d+$/, '');
  const last = name.split('.').at(-1)!;
  const judgement = () => judgeLink(`${schemeOf(facts, host.toLowerCase())}//${run}`, run, facts);
  if (IPV4.test(name)) return judgement();
  if (!/\p{L}/u.test(last)) return null;
  if (/^\p{L}\p{M}*$/u.test(last)) return null;
  const link = judgement();
  const isNamed = isTopLevel(last) || /^www\./i.test(name) || after !== '';
  if (isNamed || link.verdict === 'ours' || link.reason === 'lookalike') return link;
  // Text without spaces between words may follow the name directly. A phone makes a link of the name only.
  for (const [inner] of name.matchAll(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi))
    if (isTopLevel(inner.split('.').at(-1)!)) return judgeLink(`https://${inner}`, inner, facts);
  return piece('link', run, 'cannot-tell', 'unclearLink');
}

/** Returns links without a scheme. */
export function findLinksWithoutScheme(reading: string, facts: OurFacts): FoundPieces {
  const pieces: MessagePiece[] = [];
  const rest = reading.replace(DOTTED_RUN, (whole) => {
    const run = withoutEndPunctuation(whole.replace(/^[-_]+/, '')).replace(/-+$/, '');
    const judgement = run.includes('.') ? judgeHostName(run, facts) : null;
    if (!judgement) return whole;
    pieces.push(judgement);
    return '\n';
  });
  return { pieces, rest };
}
