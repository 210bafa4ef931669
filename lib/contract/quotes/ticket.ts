import type * as z from 'zod';
import { misplacedAmounts, type ShipmentAmounts } from '@/lib/orders/own-amounts';
import { moneyField } from '../fields';

/** Optional amounts of a ticket, in the destination's currency (§5, §9). */
export const ticketAmounts = {
  /** Amount to collect from the receiver. */
  cashOnDelivery: moneyField.nullable().default(null),
  /** Price protection: the insured value of the ticket (§1). */
  insuredValue: moneyField.nullable().default(null),
};

/** Adds an issue for each amount of the whole shipment that belongs to its parcels. Argument of `superRefine`. */
export function refuseSharedAmounts(shipment: ShipmentAmounts, issues: z.RefinementCtx): void {
  for (const name of misplacedAmounts(shipment)) {
    issues.addIssue({ code: 'custom', path: [name], message: 'amountOfEachParcel' });
  }
}
