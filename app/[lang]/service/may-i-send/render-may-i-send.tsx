import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { GoodsQuestion } from '@/components/pages/goods/goods-question';
import type { AssessedGoods } from '@/components/pages/goods/goods-result';
import { MayISendView } from '@/components/pages/goods/may-i-send-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { BRAND } from '@/lib/market/brand';
import { paths } from '@/lib/routing/paths';
import { homeAddress, pageMetadata } from '@/lib/seo/page-metadata';
import { getConfig } from '@/lib/server/platform/config';
import { loadGoodsChoices } from './load-goods-choices';

async function loadMetadata(isResult: boolean): Promise<Metadata> {
  const t = await getTranslations('goods.meta');
  const description = t('description', { brand: BRAND.name });
  return pageMetadata({ route: 'service-may-i-send', title: t('title'), description, isResult });
}

export const mayISendMetadata = () => loadMetadata(false);
export const mayISendResultMetadata = () => loadMetadata(true);

/** Renders the page, with the result if its address has a question. */
export async function renderMayISend(question: GoodsQuestion, result: AssessedGoods | null) {
  const market = await currentMarket();
  const { country, language, prefix } = market;
  const choices = await loadGoodsChoices({ country, language });
  const url = new URL(paths.mayISend(prefix), homeAddress(getConfig().siteUrl, market)).href;
  return <MayISendView market={market} url={url} question={question} result={result} {...choices} />;
}
