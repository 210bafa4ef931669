import 'server-only';
import { createHash } from 'node:crypto';
import { COMMON_HEADERS } from '@/lib/routing/page-headers';
import { BOX_SCRIPT, BOX_STYLE } from './box-style';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Policy that allows only its own style and script. Any page may frame it. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(BOX_STYLE)}`,
  `script-src ${hashOf(BOX_SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/**
 * Returns the only page that other sites may frame, so it has no `x-frame-options` (next.config.ts leaves that out
 * too). Search engines do not list it.
 */
export function boxResponse(body: string): Response {
  return new Response(body, {
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  });
}
