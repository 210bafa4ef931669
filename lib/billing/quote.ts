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
import { chargeLine, infoLine, type Payer, type QuoteLine } from './quote-line';
import { violation, type QuoteViolation } from './quote-violation';
import { batteryViolations, serviceViolations } from './service-violations';
import type { Handover } from './handovers';
import { surchargeLines, type Goods } from './surcharges';
import { priceTicket, type Ticket, type TicketTerms } from './ticket';
import { kindOfService, transitFor, type TariffService } from './transit';
import { upperLimitViolations, parcelViolations, parcelWeight, type TicketWeight } from './weight';

export interface QuoteInput extends TicketTerms {
  service: TariffService;
  destinationCountry: Country;
  remoteArea: boolean;
  /** Parcels of the shipment, 1 to 5. Each one is a ticket. */
  parcels: Ticket[];
  goods: Goods;
  handover: Handover;
  /** China's local rate if a courier collects the parcels; null if the sender brings them. */
  pickup: FreightRate | null;
  /** True if we have accepted the parcels: limits of the service and lower limits of weight and size do not apply. */
  takenOver?: boolean;
}

export interface Quote {
  lines: QuoteLine[];
  /** Entry for each parcel of the input, in the order of the input. */
  chargeable: TicketWeight[];
  /** Amounts for the sender: one per currency, never added up. */
  totals: Money[];
  receiverTotals: Money[];
  transit: WorkingDays;
  /** If not empty, the quote is for information and must not be ordered. */
  violations: QuoteViolation[];
}

/** Returns the violations for which no price is calculated, because people would read a price as an offer. */
function blockingViolations({ parcels, service, goods, kind, takenOver }: QuoteInput): QuoteViolation[] {
  const isOffered = kindOfService(service) === kind;
  const isCountValid = parcels.length >= 1 && parcels.length <= MAX_PARCELS;
  return [
    ...(isOffered ? [] : [violation('service-not-offered', 'service', { service, kind })]),
    ...(isCountValid ? [] : [violation('parcel-count', 'parcels', { min: 1, max: MAX_PARCELS })]),
    ...(isOffered && !takenOver ? serviceViolations(service, parcels) : []),
    ...(isOffered ? batteryViolations(service, goods) : []),
    ...parcels.flatMap((size, parcel) => {
      const limits = takenOver ? upperLimitViolations(size) : parcelViolations(size);
      return limits.map((violation) => ({ ...violation, parcel }));
    }),
  ];
}

/** Returns the pickup lines: collection in China at its local rate, each parcel by its chargeable weight (§9). */
function pickupLines({ kind, pickup }: QuoteInput, chargeable: readonly TicketWeight[]): QuoteLine[] {
  if (!pickup || kind !== 'international') return [];
  const { currency } = pickup;
  const kg = chargeable.reduce((sum, { chargeableKg }) => sum + chargeableKg, 0);
  const amount = chargeable.reduce(
    (sum, { chargeableKg }) => add(sum, freightFor(pickup, chargeableKg)),
    zero(currency),
  );
  const firstKg = majorUnits(money(currency, pickup.firstKgMinor));
  const additionalKg = majorUnits(money(currency, pickup.additionalKgMinor));
  return [chargeLine('pickup', { kg, firstKg, additionalKg, currency }, amount)];
}

function infoLines({ kind, remoteArea }: QuoteInput): QuoteLine[] {
  const redelivery = {
    freeAttempts: FREE_DELIVERY_ATTEMPTS,
    days: FREE_ATTEMPT_DAYS,
    fee: EXTRA_ATTEMPT_FEE,
    currency: FEE_CURRENCY,
  };
  return [
    ...(kind === 'international' ? [infoLine('customs-valuation', {}), infoLine('no-fuel-surcharge', {})] : []),
    ...(remoteArea ? [infoLine('remote-area', { ...REMOTE_AREA_DAYS })] : []),
    infoLine('re-delivery', redelivery),
  ];
}

const lineKey = ({ code, params }: QuoteLine) => `${code} ${JSON.stringify(params)}`;

/** Collapses notices that are identical for every parcel into one line of the shipment. */
function mergeRepeatedLines(lines: readonly QuoteLine[], parcels: number): QuoteLine[] {
  const alike = (line: QuoteLine) =>
    line.amount === null && lines.filter((other) => lineKey(other) === lineKey(line)).length === parcels;
  return lines.flatMap((line, index) => {
    if (!alike(line)) return [line];
    const isFirst = lines.findIndex((other) => lineKey(other) === lineKey(line)) === index;
    return isFirst ? [{ ...line, parcel: null }] : [];
  });
}

function priceParcels(input: QuoteInput, chargeable: readonly TicketWeight[]): Pick<Quote, 'lines' | 'violations'> {
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
      ...mergeRepeatedLines(fees, parcels.length),
      ...infoLines(input),
      ...mergeRepeatedLines(compensations, parcels.length),
    ],
    violations: tickets.flatMap(({ violations }) => violations),
  };
}

function totalFor(payer: Payer, lines: QuoteLine[]): Money[] {
  return sumByCurrency(lines.flatMap((line) => (line.payer === payer && line.amount ? [line.amount] : [])));
}

/**
 * Returns the itemised estimate that the page and the server use (§9). Surcharges and customs apply to international
 * parcels only. A wrong service, number of parcels, weight or size leaves `lines` and totals empty. An unusable amount
 * removes only its own lines. Both are reported in `violations`. The rate and the exchange table are not checked: they
 * come from our own tables.
 */
export function quote(input: QuoteInput): Quote {
  const blocking = blockingViolations(input);
  const chargeable = input.parcels.map(parcelWeight);
  const priced = blocking.length ? { lines: [], violations: [] } : priceParcels(input, chargeable);
  return {
    lines: priced.lines,
    chargeable,
    totals: totalFor('sender', priced.lines),
    receiverTotals: totalFor('receiver', priced.lines),
    transit: transitFor(input.service, input.remoteArea),
    violations: [...blocking, ...priced.violations],
  };
}
