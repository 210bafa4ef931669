const NEXT_PARAM = /(^|&)next=([^&]*)/;

/**
 * Returns the query with its first `next` replaced by the result of `change` for its path and query. A login page of
 * another market then returns to that market. A `next` that is not a path or cannot be decoded stays as it is.
 */
export function withChangedNext(query: string, change: (pathname: string, search: string) => string): string {
  return query.replace(NEXT_PARAM, (pair: string, before: string, value: string) => {
    const next = decodeOrEmpty(value);
    if (!next.startsWith('/')) return pair;
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(next) ?? [];
    return `${before}next=${encodeURIComponent(change(pathname, search))}`;
  });
}

function decodeOrEmpty(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** Returns the link with a `next` parameter, or the link unchanged if `next` is null or empty. */
export function withNext(href: string, next: string | null): string {
  return next ? `${href}${href.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : href;
}
