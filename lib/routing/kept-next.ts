const NEXT = /(^|&)next=([^&]*)/;

/**
 * The query with its `next` led through `change`, which takes a path and its query: a way back goes where the page itself goes.
 * Anything else stays as it is spelled, and so does a `next` that cannot be read: whoever uses it checks it.
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

/** A link that keeps a way back: `next` as the page's own address carries it. */
export function withNext(href: string, next: string | null): string {
  return next ? `${href}${href.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : href;
}
