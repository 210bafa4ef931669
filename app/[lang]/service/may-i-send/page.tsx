import { readGoodsQuestion } from '@/components/pages/goods/goods-question';
import { currentMarket } from '@/lib/i18n/current-market';
import { renderMayISend } from './render-may-i-send';

export { mayISendMetadata as generateMetadata } from './render-may-i-send';

export default async function MayISendPage() {
  const { country } = await currentMarket();
  return renderMayISend(readGoodsQuestion({}, country), null);
}
