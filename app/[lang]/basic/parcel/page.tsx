import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { BasicParcel } from '@/components/basic/basic-parcel';
import { ORDER_DICTIONARIES } from '@/components/parcels/orders/orders-data';
import { CallFailure } from '@/lib/http/call-failure';
import { OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import { currentMarket } from '@/lib/i18n/current-market';
import { PASSED_LINK, PASSED_LINK_MARK, shownLink } from '@/lib/server/web/forms/passed-link';
import { loadOrdersData } from '../../express/load-orders-data';
import { callAsVisitor, firstText, type BasicQuery } from '../call-as-visitor';

/** Rendered for each visitor and never stored. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('orders.meta.international');
  return { title: t('title'), robots: { index: false, follow: false } };
}

const MISSING_STATUSES = new Set([404, 422]);

export default async function BasicParcelPage({ searchParams }: { searchParams: BasicQuery }) {
  const market = await currentMarket();
  const query = await searchParams;
  const [{ result: order, formToken }, data] = await Promise.all([
    callAsVisitor(market, (call) =>
      call('getOrder', { id: firstText(query.id) }).catch((failure: unknown) => {
        if (failure instanceof CallFailure && MISSING_STATUSES.has(failure.status)) return null;
        throw failure;
      }),
    ),
    loadOrdersData(market, ORDER_DICTIONARIES),
  ]);
  if (!order) notFound();
  const passedLink = { link: firstText(query[PASSED_LINK]), mark: firstText(query[PASSED_LINK_MARK]) };
  const link = shownLink(formToken, order.id, passedLink);
  return (
    <BasicParcel
      data={data}
      order={order}
      formToken={formToken}
      outcome={firstText(query[OUTCOME_PARAM])}
      link={link}
    />
  );
}
