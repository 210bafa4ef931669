import type { OrderView } from '@/lib/contract/orders/order-view';
import { parseMeasure } from '@/lib/i18n/format/parse-amount';
import type { Country } from '@/lib/market/country';
import { BATTERY_CLASS, isWithDevice, type BatteryKind } from '@/lib/orders/battery';

/** Battery details as form fields. `kind` is empty until chosen. */
export interface BatteryFields {
  kind: '' | BatteryKind;
  wattHours: string;
  volts: string;
  ampereHours: string;
  packed: string;
}

export const emptyBattery = (): BatteryFields => ({
  kind: '',
  wattHours: '',
  volts: '',
  ampereHours: '',
  packed: '',
});

const parseFigure = (text: string, market: Country) => (text.trim() === '' ? undefined : parseMeasure(text, market));

/**
 * Returns the `battery` of the order's request, or undefined without an answer. Fields of another kind are left out.
 */
export function batteryOf({ kind, wattHours, volts, ampereHours, packed }: BatteryFields, market: Country) {
  if (kind === '') return undefined;
  if (!isWithDevice(kind)) return { kind };
  const energy = parseFigure(wattHours, market);
  const measures =
    energy === undefined
      ? { volts: parseFigure(volts, market), ampereHours: parseFigure(ampereHours, market) }
      : { wattHours: energy };
  return { kind, ...measures, ...(kind === 'packed' && { packed: parseFigure(packed, market) }) };
}

/** Returns the fields for a placed order. */
export function batteryFields(battery: OrderView['battery']): BatteryFields {
  const text = (value: number | null | undefined) => (value ? String(value) : '');
  return {
    ...emptyBattery(),
    kind: battery?.kind ?? '',
    wattHours: text(battery?.wattHours),
    packed: text(battery?.packed),
  };
}

/** Returns true if the form must show the question: the class has batteries, or an answer was given. */
export const asksBattery = (goodsClass: string, { kind }: BatteryFields): boolean =>
  goodsClass === BATTERY_CLASS || kind !== '';
