import { getTranslations } from 'next-intl/server';
import { BasicParcels } from '@/components/basic/basic-parcels';
import { readFilter } from '@/components/parcels/orders/list/parcel-filter';
import type { Caller } from '@/lib/http/call';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';
import { callAsVisitor, firstText, type BasicQuery } from '../call-as-visitor';

/** Rendered for each visitor and never stored. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('orders.meta.list');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function BasicParcelsPage({ searchParams }: { searchParams: BasicQuery }) {
  const market = await currentMarket();
  const query = await searchParams;
  const cursor = firstText(query.after) || null;
  const { state } = readFilter(new URLSearchParams({ state: firstText(query.state) }));
  const page = paths.basicParcels(market.prefix, { state: state?.toLowerCase() });
  const load = (call: Caller) => call('queryOrderPage', { cursor, state });
  const { result: orders, formToken } = await callAsVisitor(market, load, page);
  return <BasicParcels prefix={market.prefix} page={orders} state={state} formToken={formToken} />;
}
