import { useTranslations } from 'next-intl';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { Needs } from '@/lib/drafts/draft';
import { useWord } from '../ship-data.island';

interface NeedsLineProps {
  needs: Needs;
  /** Left out while the destination is not chosen. */
  kind?: ShipmentKind;
}

/** Shows the answers of the first page in one line. */
export function NeedsLine({ needs, kind }: NeedsLineProps) {
  const t = useTranslations('ship.needs');
  const word = useWord();
  const { customerHistory, customerType, frequency, shippingVolume } = needs;
  const parts = [
    customerType && t(customerType),
    customerHistory && t(customerHistory === 'new' ? 'newCustomer' : 'regularCustomer'),
    kind && t(kind),
    frequency && t(frequency === 'single' ? 'single' : 'transport'),
    frequency === 'regular' && shippingVolume && word('CYCLE', shippingVolume),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
