import * as z from 'zod';
import { BATTERY_KINDS } from '@/lib/orders/battery';

const measure = z.number({ error: 'batteryWattHours' }).positive('batteryWattHours').max(1e6, 'tooLarge').optional();

/** Batteries of an international order. The goods class decides which batteries the order may have. */
export const Battery = z.object({
  /** Place of the batteries: none, built into the device, packed in the box with it, or without a device. */
  kind: z.enum(BATTERY_KINDS, { error: 'batteryQuestion' }),
  /** Energy of the largest battery, in watt-hours. */
  wattHours: measure,
  /** Voltage and charge of the battery, instead of the energy. */
  volts: measure,
  ampereHours: measure,
  /** Number of batteries in each parcel, for `packed`. */
  packed: z.int({ error: 'batteryCount' }).min(1, 'batteryCount').max(1000, 'batteryCount').optional(),
});

export const BatteryView = z.object({
  kind: z.enum(BATTERY_KINDS),
  /** Energy of the largest battery in Wh. Null for batteries without a device, for none, and if it was not given. */
  wattHours: z.number().nullable(),
  /** Batteries packed with the device in each parcel. Null for other kinds. */
  packed: z.int().nullable(),
});
export type BatteryView = z.infer<typeof BatteryView>;
