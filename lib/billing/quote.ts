import type { Country } from '@/lib/market/country';
import type { WorkingDays } from '@/lib/market/working-days';
import {
  EXTRA_ATTEMPT_FEE,
  FEE_CURRENCY,
  FREE_ATTEMPT_DAYS,
  FREE_DELIVERY_ATTEMPTS,
  MAX_PARCELS,
  REMOTE_AREA_DAYS,
} from './constants';
import { freightFor, type FreightRate } from './freight';
import { add, majorUnits, money, sumByCurrency, zero, type Money } from './money';
import { charge, notice, type Payer, type QuoteLine } from './quote-line';
import { violation, type QuoteViolation } from './quote-violation';
import { serviceLimits } from './service-limits';
import { surchargeLines, type Goods, type Handover } from './surcharges';
import { priceTicket, type Ticket, type TicketTerms } from './ticket';
import { kindOfService, transitFor, type Service } from './transit';
import { largestLimits, parcelLimits, parcelWeight, type ParcelWeight } from './weight';

export interface QuoteInput extends TicketTerms {
  service: Service;
  destinationCountry: Country;
  remoteArea: boolean;
  /** 1 to 5; each is a ticket. */
  parcels: Ticket[];
  goods: Goods;
  handover: Handover;
  /** China's local rate, where a courier collects the parcels; null where the sender brings them. */
  pickup: FreightRate | null;
  /** Weighed and accepted already: of the limits only what no parcel may weigh or be still holds. */
  takenOver?: boolean;
}

export interface Quote {
  lines: QuoteLine[];
  /** One for each parcel of the input, in its order. */
  chargeable: ParcelWeight[];
  /** What the sender pays: one amount per currency, never mixed. */
  totals: Money[];
  receiverTotals: Money[];
  transit: WorkingDays;
  /** Not empty: the quote informs but must not be ordered. */
  violations: QuoteViolation[];
}

/** What makes any price meaningless; a price for a parcel that is refused would be a promise. */
function blockingViolations({ parcels, service, kind, takenOver }: QuoteInput): QuoteViolation[] {
  const offered = kindOfService(service) === kind;
  const counted = parcels.length >= 1 && parcels.length <= MAX_PARCELS;
  return [
    ...(offered ? [] : [violation('service-not-offered', 'service', { service, kind })]),
    ...(counted ? [] : [violation('parcel-count', 'parcels', { min: 1, max: MAX_PARCELS })]),
    ...(offered && !takenOver ? serviceLimits(service, parcels) : []),
    ...parcels.flatMap((size, parcel) => {
      const limits = takenOver ? largestLimits(size) : parcelLimits(size);
      return limits.map((found) => ({ ...found, parcel }));
    }),
  ];
}

/** §9: collected in China at its local rate, each parcel by its chargeable weight. */
function pickupLines({ kind, pickup }: QuoteInput, chargeable: readonly ParcelWeight[]): QuoteLine[] {
  if (!pickup || kind !== 'international') return [];
  const { currency } = pickup;
  const kg = chargeable.reduce((sum, { chargeableKg }) => sum + chargeableKg, 0);
  const amount = chargeable.reduce(
    (sum, { chargeableKg }) => add(sum, freightFor(pickup, chargeableKg)),
    zero(currency),
  );
  const firstKg = majorUnits(money(currency, pickup.firstKgMinor));
  const additionalKg = majorUnits(money(currency, pickup.additionalKgMinor));
  return [charge('pickup', { kg, firstKg, additionalKg, currency }, amount)];
}

function notices({ kind, remoteArea }: QuoteInput): QuoteLine[] {
  const redelivery = {
    freeAttempts: FREE_DELIVERY_ATTEMPTS,
    days: FREE_ATTEMPT_DAYS,
    fee: EXTRA_ATTEMPT_FEE,
    currency: FEE_CURRENCY,
  };
  return [
    ...(kind === 'international' ? [notice('customs-valuation', {}), notice('no-fuel-surcharge', {})] : []),
    ...(remoteArea ? [notice('remote-area', { ...REMOTE_AREA_DAYS })] : []),
    notice('re-delivery', redelivery),
  ];
}

const wordsOf = ({ code, params }: QuoteLine) => `${code} ${JSON.stringify(params)}`;

/** What is told of every parcel alike is told once, of the shipment. */
function toldOnce(lines: readonly QuoteLine[], parcels: number): QuoteLine[] {
  const alike = (line: QuoteLine) =>
    line.amount === null && lines.filter((other) => wordsOf(other) === wordsOf(line)).length === parcels;
  return lines.flatMap((line, index) => {
    if (!alike(line)) return [line];
    const first = lines.findIndex((other) => wordsOf(other) === wordsOf(line)) === index;
    return first ? [{ ...line, parcel: null }] : [];
  });
}

function price(input: QuoteInput, chargeable: readonly ParcelWeight[]): Pick<Quote, 'lines' | 'violations'> {
  const { parcels, kind } = input;
  const tickets = parcels.map((ticket, index) => priceTicket(input, ticket, index + 1));
  const chargeableKg = chargeable.reduce((sum, weight) => sum + weight.chargeableKg, 0);
  const fees = tickets.flatMap((ticket) => ticket.fees);
  const compensations = tickets.map(({ compensation }) => compensation);
  return {
    lines: [
      ...tickets.map(({ freight }) => freight),
      ...(kind === 'international' ? surchargeLines({ ...input, chargeableKg }) : []),
      ...pickupLines(input, chargeable),
      ...toldOnce(fees, parcels.length),
      ...notices(input),
      ...toldOnce(compensations, parcels.length),
    ],
    violations: tickets.flatMap(({ violations }) => violations),
  };
}

function totalFor(payer: Payer, lines: QuoteLine[]): Money[] {
  return sumByCurrency(lines.flatMap((line) => (line.payer === payer && line.amount ? [line.amount] : [])));
}

/**
 * §9: the one itemised estimate that the page and the server both call. Surcharges and customs concern international parcels only. A
 * parcel outside its limits leaves `lines` and totals empty; an amount that cannot be used leaves out only its own lines; both are
 * told in `violations`. The rate and the exchange table are trusted: they come from our own tables.
 */
export function quote(input: QuoteInput): Quote {
  const blocking = blockingViolations(input);
  const chargeable = input.parcels.map(parcelWeight);
  const priced = blocking.length ? { lines: [], violations: [] } : price(input, chargeable);
  return {
    lines: priced.lines,
    chargeable,
    totals: totalFor('sender', priced.lines),
    receiverTotals: totalFor('receiver', priced.lines),
    transit: transitFor(input.service, input.remoteArea),
    violations: [...blocking, ...priced.violations],
  };
}
