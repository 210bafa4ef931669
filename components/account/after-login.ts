import { currentChoice } from '@/lib/client/session';
import { formatPrefix } from '@/lib/market/prefix';
import { paths, safeNext } from '@/lib/routing/paths';

/** Where a successful login leads: the page that asked for it, else the person's parcels. */
export function afterLogin(): string {
  const prefix = formatPrefix(currentChoice());
  const next = new URLSearchParams(location.search).get('next');
  return next ? safeNext(next, prefix) : paths.myOrder(prefix);
}
