import type * as z from 'zod';
import { misplacedAmounts, type ShipmentAmounts } from '@/lib/orders/own-amounts';
import { money } from './fields';

/** §5, §9: what a ticket may carry besides its size, in the destination's currency. */
export const ticketAmounts = {
  /** To be collected from the receiver. */
  cashOnDelivery: money.nullable().default(null),
  /** §1, price protection: what the ticket is insured for. */
  insuredValue: money.nullable().default(null),
};

/** For `superRefine`: an issue for each amount of the whole shipment that belongs to its parcels. */
export function refuseSharedAmounts(shipment: ShipmentAmounts, issues: z.RefinementCtx): void {
  for (const name of misplacedAmounts(shipment)) {
    issues.addIssue({ code: 'custom', path: [name], message: 'amountOfEachParcel' });
  }
}
