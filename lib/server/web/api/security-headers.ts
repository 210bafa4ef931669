import 'server-only';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';

/** What every answer of the API carries, whatever its status: data that is nobody's page. Files that are nowhere too. */
export const SECURITY_HEADERS = {
  ...PAGE_HEADERS,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
