import 'server-only';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';

/** Headers of every response of the API, of any status, and of missing files. */
export const SECURITY_HEADERS = {
  ...PAGE_HEADERS,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
