import type { OrderSummary } from '@/lib/contract/order-list';
import { MARKETS } from '@/lib/market/country';
import { formatPrefix, parsePrefix, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

type Linked = Pick<OrderSummary, 'id' | 'kind'>;

export const detailHref = (prefix: Prefix, order: Linked): string => paths.order(prefix, order);

/** The wizard's entry page, opened with this order in it. */
export function editHref(prefix: Prefix, { id, kind }: Linked): string {
  return kind === 'international' ? paths.intlOrderEntry(prefix, { edit: id }) : paths.orderEntry(prefix, { edit: id });
}

/** The wizard's entry page, opened with a new shipment like this order; within a country on that country's own page. */
export function againHref(prefix: Prefix, order: Linked & Pick<OrderSummary, 'receiverCountry'>): string {
  const { id, kind, receiverCountry } = order;
  if (kind === 'international') return paths.intlOrderEntry(prefix, { again: id });
  const { language } = parsePrefix(prefix)!;
  const there = MARKETS[receiverCountry].languages;
  const own = formatPrefix({ country: receiverCountry, language: there.includes(language) ? language : there[0]! });
  return paths.orderEntry(own, { again: id });
}

/** The public tracking page of all its parcels. */
export function trackedHref(prefix: Prefix, { waybills }: Pick<OrderSummary, 'waybills'>): string {
  return paths.track(
    prefix,
    waybills.map(({ waybillNo }) => waybillNo),
  );
}
