import 'server-only';
import { POSTED_HEADER } from '@/lib/routing/result-pages';

/** Returns the fields of a form that was sent to the current page, with line ends as in scripts. */
export function readPostedFields(headers: Pick<Headers, 'get'>): URLSearchParams {
  const body = Buffer.from(headers.get(POSTED_HEADER) ?? '', 'base64url').toString('utf8');
  const fields = new URLSearchParams(body);
  return new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
