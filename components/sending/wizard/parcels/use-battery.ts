import { useTranslations } from 'next-intl';
import { useBatteryText } from '@/components/parcels/orders/detail/use-battery-text';
import type { DescriptionItem } from '@/components/ui/content/description-list';
import { batteryOf, type BatteryFields } from '@/lib/drafts/battery-fields';
import { useShipData } from '../ship-data.island';

/** Returns the battery details of the shipment, or nothing if there are none. */
export function useBattery(fields: BatteryFields | null): DescriptionItem[] {
  const t = useTranslations('ship.battery');
  const text = useBatteryText();
  const { country } = useShipData();
  const battery = fields && batteryOf(fields, country);
  return battery ? [{ key: 'battery', term: t('term'), value: text(battery) }] : [];
}
