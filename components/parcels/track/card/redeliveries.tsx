import { Notice } from '@/components/ui/status/notice';
import type { RedeliveryView } from '@/lib/contract/tracking/tracking';

/** Lists the deliveries of a parcel that cost a fee (§9). Empty while all were free. */
export function Redeliveries({ items = [] }: { items: readonly RedeliveryView[] | undefined }) {
  return items.map(({ attempt, description }) => (
    <Notice key={attempt} tone="warn">
      {description}
    </Notice>
  ));
}
