import { getTranslations } from 'next-intl/server';
import { BasicParcels } from '@/components/basic/basic-parcels';
import { currentMarket } from '@/lib/i18n/current-market';
import { askAsVisitor, textOf, type BasicQuery } from '../form-visitor';

/** Drawn for each visitor, and kept nowhere. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('orders.meta.list');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function BasicParcelsPage({ searchParams }: { searchParams: BasicQuery }) {
  const market = await currentMarket();
  const cursor = textOf((await searchParams).after) || null;
  const { answer, formToken } = await askAsVisitor(market, (call) => call('queryOrderPage', { cursor }));
  return <BasicParcels prefix={market.prefix} page={answer} formToken={formToken} />;
}
