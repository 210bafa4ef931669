import 'server-only';
import { createHash } from 'node:crypto';
import { FILE_HEADERS } from '@/lib/routing/page-headers';
import { BOX_SCRIPT, BOX_STYLE } from './box-dress';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but its own style and script; any page may frame it. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(BOX_STYLE)}`,
  `script-src ${hashOf(BOX_SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** The only page that others may frame, so it has no `x-frame-options` (next.config.ts leaves that out too). No list of results names it. */
export function boxResponse(body: string): Response {
  return new Response(body, {
    headers: {
      ...FILE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  });
}
