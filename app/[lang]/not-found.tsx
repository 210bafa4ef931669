import { NotFoundView } from '@/components/frame/errors/not-found-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';

/** Shown when the browser finds that a page is missing. The server sends NotFoundPage. */
export default async function NotFound() {
  const { prefix } = await currentMarket();
  return <NotFoundView prefix={prefix} home={paths.home(prefix)} />;
}
