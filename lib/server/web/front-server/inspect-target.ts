import 'server-only';

export interface TargetRefusal {
  status: 400 | 405 | 414;
  allow?: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const MAX_TARGET_LENGTH = 8192;

/**
 * Returns the refusal of a request line, or null if it is accepted. Accepts only origin-form targets (`/path?query`)
 * without space, control character, backslash or `#`. The path must decode as UTF-8, without encoded slash, backslash
 * or NUL, and without dot segments. Next would remove dot segments after this check. Absolute-form, `*` and
 * authority-form are refused.
 */
export function inspectTarget(method: string | undefined, target: string | undefined): TargetRefusal | null {
  if (!METHODS.has(method ?? '')) return { status: 405, allow: [...METHODS].join(', ') };
  if (!target?.startsWith('/') || target.startsWith('//')) return { status: 400 };
  if (target.length > MAX_TARGET_LENGTH) return { status: 414 };
  const [path = ''] = target.split('?', 1);
  if (/[\u0000-\u0020\u007f\\#]/.test(target) || /%(2f|5c|00)/i.test(path)) return { status: 400 };
  try {
    if (/(^|\/)\.{1,2}(\/|$)/.test(decodeURIComponent(path))) return { status: 400 };
  } catch {
    return { status: 400 };
  }
  return null;
}

/** Returns a segment in the spelling of links: only necessary characters are escaped. */
const canonicalSegment = (spelling: string) =>
  encodeURI(decodeURIComponent(spelling)).replaceAll(/[?#]/g, encodeURIComponent);

/**
 * Returns the canonical spelling of an accepted target, without double or trailing slashes and unnecessary escapes.
 * Null if it is already canonical. Next would redirect once per slash. It treats other escapes as a missing page, and
 * sends that 404 to concurrent visitors of the real page.
 */
export function canonicalTarget(target: string): string | null {
  const [path = '', ...query] = target.split('?');
  const slashed = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const tidy = slashed.split('/').map(canonicalSegment).join('/');
  return tidy === path ? null : [tidy, ...query].join('?');
}
