import 'server-only';
import { convert } from '@/lib/billing/exchange';
import { money } from '@/lib/billing/money';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { PriceSendOnRequest } from '@/lib/contract/parcels/send-on';
import { MARKETS } from '@/lib/market/country';
import { piecesOf } from '@/lib/orders/own-amounts';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import { withMeasures } from '@/lib/parcel/measured';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import { consumeAttempt } from '../../../platform/throttle/consume-attempt';
import { SEND_ON_PRICES_OF_PARCEL } from '../../../platform/throttle/policies';
import { nearestSite } from '../../../places/network/intake-site';
import { listSitesOfCountries, type StoredSite } from '../../../places/network/site-store';
import { listExchangeRates } from '../../../pricing/quote-store';
import { measuredOf } from '../../orders/parcel-store';
import { loadLinkedParcel, type LinkedParcel } from '../../receiver/load-linked-parcel';

/**
 * Returns the parcel of a token that `openSendOn` made, and counts against the parcel's limit of prices. Throws
 * `forbidden` for any other link of a parcel.
 */
export async function loadParcelToSendOn(ctx: Context, token: string): Promise<LinkedParcel> {
  const linked = await loadLinkedParcel(ctx, token);
  if (linked.link.access !== 'account') throw new ApiError('forbidden');
  await consumeAttempt(ctx, SEND_ON_PRICES_OF_PARCEL, linked.parcel.waybill_no);
  return linked;
}

/**
 * Returns the nearest warehouse to the earlier receiver, else the nearest site. Throws `stateForbids` in a country that
 * has no site.
 */
async function findReturnSite(ctx: Context, { receiver }: OrderInput): Promise<StoredSite> {
  const sites = (await listSitesOfCountries(ctx.db, [receiver.countryCode])).get(receiver.countryCode) ?? [];
  const warehouses = sites.filter(({ site }) => site.kind === 'warehouse');
  const site = nearestSite(warehouses, receiver) ?? nearestSite(sites, receiver);
  if (!site) throw new ApiError('stateForbids');
  return site;
}

/**
 * Returns the price of one article in minor units of the destination's currency, at least 1. A domestic order declares
 * values in no other currency. Throws `noRate` without an exchange rate.
 */
async function convertUnitPrice(ctx: Context, earlier: OrderInput, unitPriceMinor: number): Promise<number> {
  const { currency } = MARKETS[earlier.receiver.countryCode];
  const declared = money(valueCurrencyOf(earlier), unitPriceMinor);
  if (declared.currency === currency) return unitPriceMinor;
  const converted = convert(declared, currency, await listExchangeRates(ctx.db));
  if (!converted) throw new ApiError('noRate');
  return Math.max(converted.minor, 1);
}

/** Returns the domestic order that takes a returned parcel over, from our site to the new receiver. */
export async function createSendOnOrder(
  ctx: Context,
  { parcel, order: earlier }: LinkedParcel,
  { receiver, cashOnDelivery }: PriceSendOnRequest,
): Promise<Extract<OrderInput, { kind: 'domestic' }>> {
  const { site } = await findReturnSite(ctx, earlier);
  const [piece] = piecesOf(earlier, parcel);
  if (!piece) throw new ApiError('stateForbids');
  const { countryCode, provinceCode, cityCode, areaCode } = site;
  const { customerType, customerHistory, frequency, shippingVolume, notify } = earlier;
  const { name, company = '', email } = earlier.sender;
  const unitPriceMinor = await convertUnitPrice(ctx, earlier, piece.unitPriceMinor);
  const packed = { ...piece, unitPriceMinor, insuredValue: null, cashOnDelivery: null };
  return {
    kind: 'domestic',
    service: 'local-standard',
    goodsType: 'PARCEL',
    customerType,
    customerHistory,
    frequency,
    shippingVolume,
    sender: {
      name,
      company,
      email,
      phone: site.phone,
      countryCode,
      provinceCode,
      cityCode,
      areaCode,
      street: site.address.en,
      digitalAddress: '',
    },
    receiver,
    sendingMode: 'MERCHANT',
    pickup: null,
    domesticTransferNo: '',
    deliveryPlace: 'door',
    remark: '',
    parcels: [withMeasures(packed, measuredOf(parcel))],
    cashOnDelivery,
    insuredValue: null,
    ...(notify && { notify: { sender: notify.sender, receiver: 'sms' } }),
    agreed: true,
  };
}

/**
 * Returns true for the fields of the new receiver and of the amount to collect. The other fields come from the earlier
 * order and from our site.
 */
export const isTypedField = (field: string): boolean =>
  field.startsWith('receiver.') || field.startsWith('cashOnDelivery');
