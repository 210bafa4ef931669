import { NotFoundView } from '@/components/frame/not-found-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';

/** Takes the place of a page that found itself missing in the browser; the server answers with NotFoundPage. */
export default async function NotFound() {
  const { prefix } = await currentMarket();
  return <NotFoundView prefix={prefix} home={paths.home(prefix)} />;
}
