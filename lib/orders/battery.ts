/** Place of the batteries of a parcel: none, in a device, in the box beside the device, or without a device. */
export const BATTERY_KINDS = ['none', 'built-in', 'packed', 'alone'] as const;
export type BatteryKind = (typeof BATTERY_KINDS)[number];

/** Maximum energy of a battery in watt-hours (§9). One text of §9 says 1000 by mistake. */
export const MAX_BATTERY_WATT_HOURS = 100;
/** Maximum number of packed batteries in one parcel on the special line (§9). */
export const MAX_PACKED_BATTERIES = 2;
/** Highest charge of a battery that is packed with a device, and the first day of the rule. */
export const PACKED_CHARGE = {
  percent: 30,
  since: '2026-01-01',
  source: 'IATA Dangerous Goods Regulations, packing instruction 966',
} as const;

/** The class of goods that need the special line (§9). */
export const BATTERY_CLASS = 'WITH_BATTERY';

interface BatteryMeasures {
  wattHours?: number | null | undefined;
  volts?: number | undefined;
  ampereHours?: number | undefined;
}

/** Battery details of an order, which may be incomplete. */
export interface BatteryDetails extends BatteryMeasures {
  kind: string;
  packed?: number | null | undefined;
}

/** Returns the energy in Wh: as given, or volts times ampere-hours, to two decimals. NaN if neither is known. */
export function wattHoursOf({ wattHours, volts, ampereHours }: BatteryMeasures): number {
  return wattHours ?? Math.round((volts ?? Number.NaN) * (ampereHours ?? Number.NaN) * 100) / 100;
}

/** Returns true for batteries that travel with their device. */
export const isWithDevice = (kind: string): kind is 'built-in' | 'packed' => kind === 'built-in' || kind === 'packed';

interface BatteryIssue {
  field: string;
  message: string;
}

const issue = (field: string, message: string): BatteryIssue => ({ field, message });

/** Returns the issues of batteries on the special line: at most 100 Wh each, and two packed with the device (§9). */
function limitIssues(battery: BatteryDetails): BatteryIssue[] {
  const energy = wattHoursOf(battery);
  const { kind } = battery;
  const packed = battery.packed ?? Number.NaN;
  const isCounted = Number.isInteger(packed) && packed >= 1 && packed <= MAX_PACKED_BATTERIES;
  return [
    ...(energy > 0 ? [] : [issue('battery.wattHours', 'batteryWattHours')]),
    ...(energy > MAX_BATTERY_WATT_HOURS ? [issue('battery.wattHours', 'batteryTooLarge')] : []),
    ...(kind === 'packed' && !isCounted ? [issue('battery.packed', 'batteryCount')] : []),
  ];
}

/**
 * Returns the issues of an international order's class and battery details (§9). Classes without batteries need no
 * details.
 */
export function batteryIssues(goodsClass: string, battery: BatteryDetails | null | undefined): BatteryIssue[] {
  const isBatteryClass = goodsClass === BATTERY_CLASS;
  if (!battery?.kind) return isBatteryClass ? [issue('battery.kind', 'batteryQuestion')] : [];
  if (battery.kind === 'alone') return [issue('battery.kind', 'batteryAlone')];
  if (battery.kind === 'none') return isBatteryClass ? [issue('goodsClass', 'batteryNone')] : [];
  if (isBatteryClass) return limitIssues(battery);
  return goodsClass === 'PHONE_TABLET' ? [] : [issue('goodsClass', 'goodsWithBattery')];
}
