const NEXT = /(^|&)next=([^&]*)/;

/**
 * Returns the query with its `next` changed by `change`, whose argument is a path and its query. A link to another
 * market then also returns to that market. Everything else stays as spelled, also a `next` that cannot be decoded: the
 * code that uses it checks it.
 */
export function withChangedNext(query: string, change: (pathname: string, search: string) => string): string {
  return query.replace(NEXT, (pair: string, before: string, value: string) => {
    const next = decoded(value);
    if (!next.startsWith('/')) return pair;
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(next) ?? [];
    return `${before}next=${encodeURIComponent(change(pathname, search))}`;
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** Returns a link with the `next` parameter of the page's own address. */
export function withNext(href: string, next: string | null): string {
  return next ? `${href}${href.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : href;
}
