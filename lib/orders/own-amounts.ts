import { add, type Money } from '@/lib/billing/money';

/** Amounts of a ticket: the value of its goods, the cash on delivery and the insured value. */
export const TICKET_AMOUNTS = ['goodsValue', 'cashOnDelivery', 'insuredValue'] as const;

export type TicketAmounts = { [name in (typeof TICKET_AMOUNTS)[number]]?: Money | null | undefined };

/** A single parcel's amounts may be given for the whole shipment. With several parcels, each has its own. */
export interface ShipmentAmounts<Parcel extends TicketAmounts = TicketAmounts> extends TicketAmounts {
  parcels: readonly Parcel[];
}

/** Returns the names of amounts given for the whole shipment that belong to its parcels. */
export function misplacedAmounts(shipment: ShipmentAmounts): (keyof TicketAmounts)[] {
  const [first, ...others] = shipment.parcels;
  return TICKET_AMOUNTS.filter((name) => shipment[name] && (others.length > 0 || first?.[name]));
}

/** Returns the sum of the parcels' amounts of this name, or null if none has one. All are in one currency. */
export function sumOfAmounts(parcels: readonly TicketAmounts[], name: keyof TicketAmounts): Money | null {
  return parcels.reduce<Money | null>((sum, parcel) => {
    const amount = parcel[name] ?? null;
    return sum && amount ? add(sum, amount) : (sum ?? amount);
  }, null);
}

/** Returns the parcels, each with its own amounts. */
export function withOwnAmounts<Parcel extends TicketAmounts>(shipment: ShipmentAmounts<Parcel>): Parcel[] {
  const [first, ...others] = shipment.parcels;
  if (!first || others.length > 0) return [...shipment.parcels];
  const shared = TICKET_AMOUNTS.flatMap((name) => (shipment[name] ? [[name, first[name] ?? shipment[name]]] : []));
  return [{ ...first, ...Object.fromEntries(shared) }];
}

/** Returns the pieces with a parcel's waybill. In an order of an earlier release, those are all pieces. */
export function piecesOf<Parcel extends TicketAmounts>(
  shipment: ShipmentAmounts<Parcel>,
  { number, pieces }: { number: number | null; pieces: number },
): Parcel[] {
  const all = withOwnAmounts(shipment);
  return pieces > 1 || number === null ? all : all.slice(number - 1, number);
}
