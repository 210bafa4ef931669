import 'server-only';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Returns true if an Accept-Encoding header accepts a coding by name (RFC 9110). */
function acceptsCoding(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return name.trim().toLowerCase() === coding && !parameters.some((each) => /^\s*q=0(\.0*)?\s*$/i.test(each));
  });
}

/** Returns the best of our codings that a request accepts. */
export function acceptedCoding(header: string | readonly string[] | undefined): ContentCoding {
  const accepted = String(header ?? '');
  if (acceptsCoding(accepted, 'br')) return 'br';
  return acceptsCoding(accepted, 'gzip') ? 'gzip' : 'identity';
}
