import { isCountry, type Country } from '@/lib/market/country';
import { languageFromUrl, type Language } from '@/lib/market/language';
import { parsePrefix, type MarketChoice } from '@/lib/market/prefix';

/** First path segment of the form `xx-yy`, in upper or lower case. Its country and language may be unknown. */
export interface PrefixReading {
  country: Country | null;
  language: Language | null;
  /** Set if country and language form one of the valid prefixes. */
  choice: MarketChoice | null;
  /** True for the spelling of our links: lower case, nothing percent-encoded. */
  isExact: boolean;
}

export interface RequestPath {
  /** Segments without empty and dot segments, each percent-encoded UTF-8: safe to repeat in a Location header. */
  segments: readonly string[];
  /** Null if the first segment does not have the form of a prefix. */
  prefix: PrefixReading | null;
  /** False for empty or dot segments, backslashes and raw characters. One final slash is allowed: Next removes it. */
  isTidy: boolean;
}

const PREFIX_SHAPE = /^[a-z]{2}-[a-z]{2}$/i;
const FILE_NAME = /\.[a-z0-9]+$/i;

/** Parses a pathname as browsers do (WHATWG URL), with dot segments, backslashes, control and non-ASCII characters. */
export function readPath(pathname: string): RequestPath {
  const url = new URL('http://path.invalid');
  url.pathname = pathname;
  const pathSegments = withoutDots(url.pathname.split('/').filter(Boolean));
  const segments = pathSegments.map(toDecodable);
  const path = `/${pathSegments.join('/')}`;
  return {
    segments,
    prefix: readPrefix(segments[0] ?? ''),
    isTidy: pathname === path || pathname === `${path}/`,
  };
}

/**
 * Returns true for the API, Next's own paths and static files: no redirect applies. Nothing under a prefix is a static
 * file.
 */
export function isNotAPage({ segments }: RequestPath): boolean {
  const [first = ''] = segments;
  if (first === 'api' || first === '_next') return true;
  const isUnderPrefix = segments.length > 1 && PREFIX_SHAPE.test(first);
  return !isUnderPrefix && FILE_NAME.test(segments.at(-1) ?? '');
}

/** First segment of a short link, outside the markets: `/r/{token}`. */
export const SHORT_LINK_SEGMENT = 'r';

export function isShortLink({ segments }: RequestPath): boolean {
  return segments.length === 2 && segments[0] === SHORT_LINK_SEGMENT;
}

/** Returns the query with its `?`, percent-encoded where a header needs it, or ''. */
export function readQuery(search: string): string {
  const url = new URL('http://path.invalid');
  url.search = search;
  return url.search;
}

function readPrefix(segment: string): PrefixReading | null {
  const decoded = decodeURIComponent(segment);
  if (!PREFIX_SHAPE.test(decoded)) return null;
  const lowerCase = decoded.toLowerCase();
  const country = lowerCase.slice(0, 2).toUpperCase();
  return {
    country: isCountry(country) ? country : null,
    language: languageFromUrl(lowerCase.slice(3)),
    choice: parsePrefix(lowerCase),
    isExact: lowerCase === segment,
  };
}

/** Resolves dot segments. `URL` of Node 20 misses those after a name that begins with a dot (`/.a/../b`). */
function withoutDots(segments: readonly string[]): string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    const plain = segment.replace(/%2e/gi, '.');
    if (plain === '..') kept.pop();
    else if (plain !== '.') kept.push(segment);
  }
  return kept;
}

/**
 * Escapes the percent signs of a segment that is not percent-encoded UTF-8: `%ff` becomes `%25ff`, which gets 404. Next
 * returns 500 for `%ff`.
 */
function toDecodable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}
