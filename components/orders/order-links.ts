import type { OrderSummary } from '@/lib/contract/orders';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

type Linked = Pick<OrderSummary, 'id' | 'kind'>;

export function detailHref(prefix: Prefix, { id, kind }: Linked): string {
  return kind === 'international' ? paths.intlOrderDetail(prefix, id) : paths.orderDetail(prefix, id);
}

/** The wizard's entry page, opened with this order in it. */
export function editHref(prefix: Prefix, { id, kind }: Linked): string {
  return kind === 'international' ? paths.intlOrderEntry(prefix, { edit: id }) : paths.orderEntry(prefix, { edit: id });
}

/** The public tracking page of all its parcels. */
export function trackedHref(prefix: Prefix, { waybills }: Pick<OrderSummary, 'waybills'>): string {
  return paths.track(
    prefix,
    waybills.map(({ waybillNo }) => waybillNo),
  );
}
