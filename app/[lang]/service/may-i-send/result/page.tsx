import { readGoodsQuestion } from '@/components/pages/goods/goods-question';
import { currentMarket } from '@/lib/i18n/current-market';
import { renderMayISend } from '../render-may-i-send';
import { loadGoodsResult } from './load-goods-result';

export { mayISendResultMetadata as generateMetadata } from '../render-may-i-send';

export const dynamic = 'force-dynamic';

interface MayISendResultProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Renders the page for an address with a question. */
export default async function MayISendResultPage({ searchParams }: MayISendResultProps) {
  const market = await currentMarket();
  const { question, result } = await loadGoodsResult(market, readGoodsQuestion(await searchParams, market.country));
  return renderMayISend(question, result);
}
