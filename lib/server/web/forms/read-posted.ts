import 'server-only';
import { POSTED_HEADER } from '@/lib/routing/answered-pages';

/** The fields of a form that was sent to the page being drawn, lines ended as scripts count them. */
export function readPosted(headers: Pick<Headers, 'get'>): URLSearchParams {
  const body = Buffer.from(headers.get(POSTED_HEADER) ?? '', 'base64url').toString('utf8');
  const fields = new URLSearchParams(body);
  return new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
