import { loadAccess } from '@/app/[lang]/service/access/load-access';
import { AccessView } from '@/components/pages/access/access-view';
import { currentMarket } from '@/lib/i18n/current-market';

export { generateMetadata } from '@/app/[lang]/service/access/page';

export default async function AccessAlias() {
  return <AccessView {...await loadAccess(await currentMarket())} transparent />;
}
