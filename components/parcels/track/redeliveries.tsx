import { Notice } from '@/components/ui/notice';
import type { RedeliveryView } from '@/lib/contract/tracking';

/** §9: deliveries that cost a fee, on the parcel; nothing while all were free. */
export function Redeliveries({ items = [] }: { items: readonly RedeliveryView[] | undefined }) {
  return items.map(({ attempt, description }) => (
    <Notice key={attempt} tone="warn">
      {description}
    </Notice>
  ));
}
