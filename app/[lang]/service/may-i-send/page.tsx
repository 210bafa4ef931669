import { readAskedGoods } from '@/components/pages/goods/asked-goods';
import { currentMarket } from '@/lib/i18n/current-market';
import { drawMayISend } from './draw-may-i-send';

export { mayISendMetadata as generateMetadata } from './draw-may-i-send';

export default async function MayISendPage() {
  const { country } = await currentMarket();
  return drawMayISend(readAskedGoods({}, country), null);
}
