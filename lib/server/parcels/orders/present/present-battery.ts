import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { Language } from '@/lib/market/language';
import { isWithDevice, PACKED_CHARGE, wattHoursOf } from '@/lib/orders/battery';
import { translate } from '../../../platform/texts/server-texts';

/** Returns the sender's information about batteries, with the energy computed from volts and ampere-hours. */
export function presentBattery(order: OrderInput): Pick<OrderView, 'battery'> {
  if (order.kind === 'domestic' || !order.battery) return {};
  const { kind, packed = null } = order.battery;
  const energy = wattHoursOf(order.battery);
  return {
    battery: {
      kind,
      wattHours: isWithDevice(kind) && energy > 0 ? energy : null,
      packed: kind === 'packed' ? packed : null,
    },
  };
}

/**
 * Returns the sentence about the charge of batteries packed with a device (IATA PI 966), or nothing for other orders.
 */
export function batteryChargeLines({ language }: { language: Language }, order: OrderInput): string[] {
  if (order.kind === 'domestic' || order.battery?.kind !== 'packed') return [];
  return [translate(language, 'handOver.charge', { percent: { percent: PACKED_CHARGE.percent } })];
}
