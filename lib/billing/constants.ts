/**
 * All figures of the billing rules, each with its clause. Units: whole currency units, kg, cm and days, unless the name
 * says otherwise.
 */

/** §9 Billing: currency of fees without a local rule. */
export const FEE_CURRENCY = 'CNY';

/** §9 Billing: "smaller parcels billed as 1 kg". */
export const MIN_CHARGEABLE_KG = 1;
/** §9 Billing: volume weight = length x width x height (cm) / 6000. */
export const VOLUMETRIC_DIVISOR = 6000;

/**
 * §5, §9: weight input 1 to 30 kg, decimals allowed. The 32 kg of the rates page is the line-haul limit, not a
 * parcel's.
 */
export const MIN_PARCEL_KG = 1;
export const MAX_PARCEL_KG = 30;
/** §5, §9: minimum 10x10 cm, read as the two largest sides. */
export const MIN_FOOTPRINT_CM = 10;
/** §5, §9: one side under 100 cm, read as every side; 100 itself is rejected. */
export const SIDE_LIMIT_CM = 100;
/** §5: one piece per ticket. */
export const PIECES_PER_PARCEL = 1;
/** §3, §5: at most five parcels (goods items) in one order. */
export const MAX_PARCELS = 5;

/** §9 Billing: phone and tablet surcharge per kg, by place of hand-over. */
export const PHONE_TABLET_PER_KG = { 'hong-kong': 25, guangzhou: 35 } as const;
/** §9 Billing: brand-sensitive goods, per kg. */
export const BRAND_SENSITIVE_PER_KG = 15;
/** §9 Billing: "Neither applies to Morocco and Saudi Arabia". */
export const SURCHARGE_EXEMPT_COUNTRIES = ['MA', 'SA'] as const;

/**
 * §9 Billing: cash on delivery, 3 % of the collected amount, at least 5 CNY per ticket, one collection at most 1,500
 * CNY.
 */
export const CASH_ON_DELIVERY_PERCENT = 3;
export const CASH_ON_DELIVERY_MIN_FEE = 5;
export const CASH_ON_DELIVERY_CAP = 1500;

/** §1: a small parcel weighs up to 2 kg; business express takes orders from 10 kg up. */
export const SMALL_PARCEL_MAX_KG = 2;
export const BUSINESS_EXPRESS_MIN_KG = 10;

/** §9 Billing: compensation by goods value, per waybill, on top of the freight refund. */
export const COMPENSATION_LIMIT = 300;

/** §9 Customs, Morocco: threshold in MAD including freight; clearance fee in CNY per ticket above it. */
export const MOROCCO_THRESHOLD_MAD = 1250;
export const MOROCCO_CLEARANCE_CNY = { individual: 200, business: 300 } as const;

/** §9 Customs, Saudi Arabia. */
export const SAUDI_THRESHOLD_SAR = 1000;
export const SAUDI_VAT_PERCENT = 15;
export const SAUDI_CLEARANCE_SAR = 100;

/** §9 Customs, United Arab Emirates. */
export const EMIRATES_THRESHOLD_AED = 1000;
export const EMIRATES_VAT_PERCENT = 5;

/** §4, §9: the first delivery plus two re-deliveries are free within 5 days; then 40 CNY each. */
export const FREE_DELIVERY_ATTEMPTS = 3;
export const FREE_ATTEMPT_DAYS = 5;
export const EXTRA_ATTEMPT_FEE = 40;
/** §4, §9: natural days after the return notice to choose destruction or shelving. */
export const RETURN_DECISION_DAYS = 10;

/** §9 Transit, working days; the 10-15 of one e-parcel text and the 4-8 of one business text are not used. */
export const TRANSIT_DAYS = {
  'e-parcel': { minDays: 5, maxDays: 10 },
  'special-line': { minDays: 4, maxDays: 8 },
  'business-express': { minDays: 5, maxDays: 10 },
  local: { minDays: 1, maxDays: 3 },
  fulfilment: { minDays: 1, maxDays: 2 },
} as const;
/** §9: remote areas add 3-5 working days. */
export const REMOTE_AREA_DAYS = { minDays: 3, maxDays: 5 } as const;
