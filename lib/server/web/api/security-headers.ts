import 'server-only';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';

/** Headers of the API's responses, of any status. The documentation and files replace some of them. */
export const SECURITY_HEADERS = {
  ...PAGE_HEADERS,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
