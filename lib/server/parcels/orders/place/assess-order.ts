import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { givenFields, PARCEL_FIELD_NAMES, typedFields } from '@/lib/orders/fields';
import { orderIssues } from '@/lib/orders/order-issues';
import { printedPhone } from '@/lib/phone/read-phone';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import { loadPhonePatterns } from '../../../places/dictionaries/phone-number';
import { loadPromisedWindows } from '../../../pricing/load-expected-delivery';
import { refuseUnreleasedGoods } from '../../../pricing/customs/refuse-unreleased';
import { loadHonouredQuote } from '../../../pricing/load-honoured-quote';
import { priceOrder } from '../../../pricing/price-order';
import type { PricedShipment } from '../../../pricing/price-quote';
import { GOODS_RULES } from '../../goods/goods-rules';
import { splitIdentity, type GivenIdentity } from '../../receiver/details/waits-for';
import { loadPlaces, type OrderPlaces } from './load-places';
import type { PricedOrder } from '../order-row';

/** Returns the order's places, or throws `invalid` with every mistake. */
async function checkOrder(ctx: Context, order: OrderInput, isTyped: (field: string) => boolean): Promise<OrderPlaces> {
  const [places, phonePatterns] = await Promise.all([loadPlaces(ctx.db, order), loadPhonePatterns(ctx.db)]);
  const today = localDay(ctx.now(), MARKETS[order.sender.countryCode].timeZone);
  const issues = orderIssues(order, { places, goods: GOODS_RULES, phonePatterns, today });
  const fields = issues.filter(({ field }) => isTyped(field));
  if (fields.length) throw new ApiError('invalid', { fields });
  return places;
}

function importOf({ receiver, goodsClass, importer, customerType }: Extract<OrderInput, { kind: 'international' }>) {
  return { destinationCountry: receiver.countryCode, goodsClass, customer: importer ?? customerType };
}

/** Returns the order with phone numbers in international form. */
function withPrintedPhones(order: OrderInput): OrderInput {
  const { sender, receiver } = order;
  return {
    ...order,
    sender: { ...sender, phone: printedPhone(sender.phone, sender.countryCode) },
    receiver: { ...receiver, phone: printedPhone(receiver.phone, receiver.countryCode) },
  };
}

/** Returns an international order with the initial values of the fields that it leaves out. */
function withInitialFields(order: OrderInput): OrderInput {
  if (order.kind === 'domestic') return order;
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    ...givenFields(PARCEL_FIELD_NAMES, typedFields(PARCEL_FIELD_NAMES, parcel)),
  }));
  return { ...order, parcels };
}

/** Returns the failure with field names relative to the request instead of the order. */
function withFieldPath(failure: unknown, within: string): unknown {
  if (!(failure instanceof ApiError) || !failure.details.fields) return failure;
  const fields = failure.details.fields.map((problem) => ({ ...problem, field: within + problem.field }));
  return new ApiError(failure.error, { ...failure.details, fields });
}

/** A valid order with its price. The identity number is not part of the stored order. */
export interface AssessedOrder extends PricedOrder, PricedShipment {
  identity: GivenIdentity | null;
}

interface AssessmentInput {
  /** Path of the order in the request, with a dot at its end. */
  within?: string;
  /** True if we weighed and accepted the parcels before. */
  takenOver?: boolean;
  /**
   * Returns true for a field that the sender typed. Mistakes of other fields are ours, and nobody could correct them.
   */
  isTyped?: (field: string) => boolean;
}

/**
 * Returns a valid order with its price. Throws `invalid` with every mistake, `noRate`, or an error about the quote's
 * token.
 */
export async function assessOrder(
  ctx: Context,
  { quoteToken, ...sent }: OrderInput,
  { within = '', takenOver = false, isTyped = () => true }: AssessmentInput = {},
): Promise<AssessedOrder> {
  try {
    const places = await checkOrder(ctx, sent, isTyped);
    const { order, identity } = splitIdentity(sent);
    if (order.kind === 'international') await refuseUnreleasedGoods(ctx, importOf(order));
    const priced = await priceOrder(ctx.db, order, { ...(await loadHonouredQuote(ctx, quoteToken)), takenOver });
    const { storedWindows: expected } = await loadPromisedWindows(ctx, priced.quote, order.pickup?.date);
    return { order: withInitialFields(withPrintedPhones(order)), identity, places, ...priced, expected };
  } catch (failure) {
    throw withFieldPath(failure, within);
  }
}
