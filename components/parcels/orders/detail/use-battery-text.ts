import { useLocale, useTranslations } from 'next-intl';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { isWithDevice, PACKED_CHARGE, wattHoursOf, type BatteryDetails } from '@/lib/orders/battery';

/** Returns a function that puts the battery details into one line: place, energy and charge. */
export function useBatteryText() {
  const t = useTranslations('ship.battery');
  const locale = useLocale();
  return (battery: BatteryDetails): string => {
    const { kind, packed } = battery;
    const energy = wattHoursOf(battery);
    return [
      t('declared', { kind: kind === 'built-in' ? 'builtIn' : kind, packed: packed ?? 1 }),
      ...(isWithDevice(kind) && energy > 0 ? [formatMeasure(energy, 'wh', locale)] : []),
      ...(kind === 'packed' ? [t('charge', { percent: formatPercent(PACKED_CHARGE.percent, locale) })] : []),
    ].join(' · ');
  };
}
