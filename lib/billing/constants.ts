/**
 * All figures of the billing rules, each with its clause. Units: whole currency units, kg, cm and days, unless the name
 * has another unit.
 */

/** Currency of fees without a local rule (§9). */
export const FEE_CURRENCY = 'CNY';

/** Lowest chargeable weight in kg (§9: "smaller parcels billed as 1 kg"). */
export const MIN_CHARGEABLE_KG = 1;
/** Divisor of volumetric weight: length x width x height in cm / 6000 (§9). */
export const VOLUMETRIC_DIVISOR = 6000;

/**
 * Weight input 1 to 30 kg, decimals allowed (§5, §9). The 32 kg of the rates page is the line-haul limit, not a
 * parcel's.
 */
export const MIN_PARCEL_KG = 1;
export const MAX_PARCEL_KG = 30;
/** Minimum 10x10 cm, read as the two largest sides (§5, §9). */
export const MIN_FOOTPRINT_CM = 10;
/** Every side must be shorter than this. The clauses say "one side", which we read as every side (§5, §9). */
export const MAX_SIDE_CM = 100;
/** One piece per ticket (§5). */
export const PIECES_PER_PARCEL = 1;
/** At most five parcels (goods items) in one order (§3, §5). */
export const MAX_PARCELS = 5;

/** Surcharge of phones and tablets in CNY per kg, by the place where they are brought (§9). */
export const PHONE_TABLET_PER_KG = { 'hong-kong': 25, guangzhou: 35 } as const;
/** Surcharge of brand-sensitive goods in CNY per kg (§9). */
export const BRAND_SENSITIVE_PER_KG = 15;
/** Destinations without these surcharges (§9). */
export const SURCHARGE_EXEMPT_COUNTRIES = ['MA', 'SA'] as const;

/**
 * Cash on delivery: fee in percent of the collected amount, its minimum in CNY per ticket, and the largest collection
 * in CNY (§9).
 */
export const CASH_ON_DELIVERY_PERCENT = 3;
export const CASH_ON_DELIVERY_MIN_FEE = 5;
export const MAX_CASH_ON_DELIVERY = 1500;

/** A small parcel weighs up to 2 kg. Business express accepts orders from 10 kg (§1). */
export const SMALL_PARCEL_MAX_KG = 2;
export const BUSINESS_EXPRESS_MIN_KG = 10;

/** Highest compensation for the goods of a waybill in CNY, beside the refund of freight (§9). */
export const MAX_COMPENSATION = 300;

/** Customs of Morocco: threshold in MAD with freight, and clearance fee in CNY per ticket above it (§9). */
export const MOROCCO_THRESHOLD_MAD = 1250;
export const MOROCCO_CLEARANCE_CNY = { individual: 200, business: 300 } as const;

/** Customs of Saudi Arabia (§9). */
export const SAUDI_THRESHOLD_SAR = 1000;
export const SAUDI_VAT_PERCENT = 15;
export const SAUDI_CLEARANCE_SAR = 100;

/** Customs of the United Arab Emirates (§9). */
export const EMIRATES_THRESHOLD_AED = 1000;
export const EMIRATES_VAT_PERCENT = 5;

/** The first delivery plus two re-deliveries are free within 5 days. Further ones cost 40 CNY each (§4, §9). */
export const FREE_DELIVERY_ATTEMPTS = 3;
export const FREE_ATTEMPT_DAYS = 5;
export const EXTRA_ATTEMPT_FEE = 40;
/** Natural days after the return notice to choose destruction or shelving (§4, §9). */
export const RETURN_DECISION_DAYS = 10;

/** Transit in working days (§9). Ranges of single texts are not used: 10-15 for e-parcels, 4-8 for business express. */
export const TRANSIT_DAYS = {
  'e-parcel': { minDays: 5, maxDays: 10 },
  'special-line': { minDays: 4, maxDays: 8 },
  'business-express': { minDays: 5, maxDays: 10 },
  local: { minDays: 1, maxDays: 3 },
  fulfilment: { minDays: 1, maxDays: 2 },
} as const;
/** Remote areas add 3-5 working days (§9). */
export const REMOTE_AREA_DAYS = { minDays: 3, maxDays: 5 } as const;
