import { readGoodsQuestion } from '@/components/pages/goods/goods-question';
import { currentMarket } from '@/lib/i18n/current-market';
import { renderMayISend } from '../render-may-i-send';
import { loadAnswer } from './load-answer';

export { mayISendAnswerMetadata as generateMetadata } from '../render-may-i-send';

export const dynamic = 'force-dynamic';

interface MayISendAnswerProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Renders the page for an address with a question. */
export default async function MayISendAnswerPage({ searchParams }: MayISendAnswerProps) {
  const market = await currentMarket();
  const { question, answer } = await loadAnswer(market, readGoodsQuestion(await searchParams, market.country));
  return renderMayISend(question, answer);
}
