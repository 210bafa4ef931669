import { useTranslations } from 'next-intl';
import { useBatteryText } from '@/components/parcels/orders/use-battery-text';
import type { DescriptionItem } from '@/components/ui/description-list';
import { batteryOf, type BatteryFields } from '@/lib/drafts/battery-fields';
import { useShipData } from './ship-data.island';

/** Returns the answer about batteries as a detail of the shipment; nothing without one. */
export function useBattery(fields: BatteryFields | null): DescriptionItem[] {
  const t = useTranslations('ship.battery');
  const text = useBatteryText();
  const { country } = useShipData();
  const battery = fields && batteryOf(fields, country);
  return battery ? [{ key: 'battery', term: t('term'), value: text(battery) }] : [];
}
