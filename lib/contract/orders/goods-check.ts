import * as z from 'zod';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { GOODS_CLASSES } from '@/lib/orders/choices';
import { countryCode, moneyField, optionalText } from '../fields';
import { MAX_GOODS_NAME_LENGTH } from './order-fields';

/** Goods names of a shipment that is not placed yet. The request is not stored. */
export const GoodsCheckRequest = z.object({
  /** Left out for a shipment within a country. */
  goodsClass: z.enum(GOODS_CLASSES).optional(),
  /**
   * Country to which goods from China go. It determines surcharges. Without a `goodsClass`, the names are checked as
   * general goods.
   */
  destinationCountry: countryCode.exclude(['CN'], { error: 'chooseDestination' }).optional(),
  parcels: z
    .array(
      z.object({ goodsNameEn: optionalText(MAX_GOODS_NAME_LENGTH), goodsNameCn: optionalText(MAX_GOODS_NAME_LENGTH) }),
    )
    .min(1, 'required')
    .max(MAX_PARCELS, 'tooManyParcels'),
});

/** Facts about the goods of one parcel. */
export const GoodsFacts = z.object({
  /** `ask`: depends on a battery or a brand. `other-class`: carried in `goodsClass` only. `refused`: not carried. */
  verdict: z.enum(['taken', 'ask', 'other-class', 'refused']),
  /** Class in which we carry the goods; for `ask`, the class with the battery or brand. Null for refused goods. */
  goodsClass: z.enum(GOODS_CLASSES).nullable(),
  /** Stable key: general, device, cosmetics, ... */
  reason: z.string(),
  /** The reason in a few words, in the language of the request. */
  reasonText: z.string(),
  /** Surcharge for each chargeable kilogram, by place of hand-over. Null without a surcharge. */
  surchargePerKg: z.object({ guangzhou: moneyField, 'hong-kong': moneyField }).nullable(),
  /** The rule about batteries of these goods, in the language of the request. Null for goods without a battery. */
  batteryRule: z.string().nullable(),
});
export type GoodsFacts = z.infer<typeof GoodsFacts>;

export const GoodsCheckResponse = z.object({
  /** Errors that an order with these names would get. Empty if we carry the goods. */
  errors: z.array(
    z.object({
      /** The field, for example `parcels.0.goodsNameEn`. */
      field: z.string(),
      /** A sentence in the language of the request. */
      message: z.string(),
    }),
  ),
  /** Entry for each parcel, in the order of the parcels. Gateways may leave it out. */
  goods: z.array(GoodsFacts).optional(),
});
