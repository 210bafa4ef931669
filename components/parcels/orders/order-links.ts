import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { MARKETS } from '@/lib/market/country';
import { formatPrefix, marketOf, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

type LinkedOrder = Pick<OrderSummary, 'id' | 'kind'>;

export const detailHref = (prefix: Prefix, order: LinkedOrder): string => paths.order(prefix, order);

/** Returns the address of the wizard with this order opened for editing. */
export function editHref(prefix: Prefix, { id, kind }: LinkedOrder): string {
  return kind === 'international' ? paths.intlOrderEntry(prefix, { edit: id }) : paths.orderEntry(prefix, { edit: id });
}

/** Returns the address of the wizard with a copy of this order. A domestic order opens on the site of its country. */
export function againHref(prefix: Prefix, order: LinkedOrder & Pick<OrderSummary, 'receiverCountry'>): string {
  const { id, kind, receiverCountry } = order;
  if (kind === 'international') return paths.intlOrderEntry(prefix, { again: id });
  const { language } = marketOf(prefix);
  const languages = MARKETS[receiverCountry].languages;
  const ownPrefix = formatPrefix({
    country: receiverCountry,
    language: languages.includes(language) ? language : languages[0]!,
  });
  return paths.orderEntry(ownPrefix, { again: id });
}

/** Returns the address of the public tracking page with all parcels of an order. */
export function trackedHref(prefix: Prefix, { waybills }: Pick<OrderSummary, 'waybills'>): string {
  return paths.track(
    prefix,
    waybills.map(({ waybillNo }) => waybillNo),
  );
}
