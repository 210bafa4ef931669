import { add, type Money } from '@/lib/billing/money';

/** What belongs to a ticket: the value of its goods, what is collected for it and what it is insured for. */
export const TICKET_AMOUNTS = ['goodsValue', 'cashOnDelivery', 'insuredValue'] as const;

export type TicketAmounts = { [name in (typeof TICKET_AMOUNTS)[number]]?: Money | null | undefined };

/** A single parcel's amounts may be written for the whole shipment; those of several stand on each. */
export interface ShipmentAmounts<Parcel extends TicketAmounts = TicketAmounts> extends TicketAmounts {
  parcels: readonly Parcel[];
}

/** The amounts of the whole shipment that belong to its parcels. */
export function misplacedAmounts(shipment: ShipmentAmounts): (keyof TicketAmounts)[] {
  const [first, ...others] = shipment.parcels;
  return TICKET_AMOUNTS.filter((name) => shipment[name] && (others.length > 0 || first?.[name]));
}

/** What the parcels' amounts of this name add up to; null where none has one. They are all in one currency. */
export function sumOfAmounts(parcels: readonly TicketAmounts[], name: keyof TicketAmounts): Money | null {
  return parcels.reduce<Money | null>((sum, parcel) => {
    const amount = parcel[name] ?? null;
    return sum && amount ? add(sum, amount) : (sum ?? amount);
  }, null);
}

/** The parcels, each with its own amounts. */
export function withOwnAmounts<Parcel extends TicketAmounts>(shipment: ShipmentAmounts<Parcel>): Parcel[] {
  const [first, ...others] = shipment.parcels;
  if (!first || others.length > 0) return [...shipment.parcels];
  const shared = TICKET_AMOUNTS.flatMap((name) => (shipment[name] ? [[name, first[name] ?? shipment[name]]] : []));
  return [{ ...first, ...Object.fromEntries(shared) }];
}
