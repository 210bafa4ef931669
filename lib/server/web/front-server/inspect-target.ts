import 'server-only';

export interface Refusal {
  status: 400 | 405 | 414;
  allow?: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const MAX_TARGET = 8192;

/**
 * Whether a request line may go on. Only origin-form targets (`/path?query`) whose path decodes as UTF-8 and holds no
 * control character, backslash, encoded slash or segment of dots, which Next would take away after we have looked at the
 * path; absolute-form, `*` and authority-form are refused.
 */
export function inspectTarget(method: string | undefined, target: string | undefined): Refusal | null {
  if (!METHODS.has(method ?? '')) return { status: 405, allow: [...METHODS].join(', ') };
  if (!target?.startsWith('/') || target.startsWith('//')) return { status: 400 };
  if (target.length > MAX_TARGET) return { status: 414 };
  const [path = ''] = target.split('?', 1);
  if (/[\u0000-\u0020\u007f\\#]/.test(target) || /%(2f|5c|00)/i.test(path)) return { status: 400 };
  try {
    if (/(^|\/)\.{1,2}(\/|$)/.test(decodeURIComponent(path))) return { status: 400 };
  } catch {
    return { status: 400 };
  }
  return null;
}

/** As links spell it: escaped is what must be, and nothing else. */
const segment = (spelling: string) => encodeURI(decodeURIComponent(spelling)).replaceAll(/[?#]/g, encodeURIComponent);

/**
 * The one spelling of an accepted target: no doubled and no trailing slash, and no letter escaped that need not be. Null
 * when it is spelt so already. Next would take a redirect for each slash, and a visitor more than two hops; other escapes
 * it takes for a page that does not exist, and answers so to whoever asks for the page meanwhile.
 */
export function canonicalTarget(target: string): string | null {
  const [path = '', ...query] = target.split('?');
  const slashed = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const tidy = slashed.split('/').map(segment).join('/');
  return tidy === path ? null : [tidy, ...query].join('?');
}
