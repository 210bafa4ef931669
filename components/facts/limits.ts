/** Figures of §5 and §9 that price nothing and so are not in lib/billing. */

/** §9: per-piece limit of the rates page, read as what the line-haul carries. */
export const LINE_HAUL_KG = 32;
/** §1: e-commerce parcels weigh up to about this. */
export const SMALL_PARCEL_KG = 2;
/** §1: consignments of business express. */
export const BUSINESS_KG = { min: 10, max: 200 } as const;
/** §9: a built-in or matching battery; the 1000 Wh of one text is a slip. */
export const BATTERY_WATT_HOURS = 100;
/** §9: matching batteries in one parcel on the electric channel. */
export const MATCHING_BATTERIES = 2;
/** §1: availability of the platform, as a ratio, and the records it pushes in a second. */
export const PLATFORM = { availability: 0.9999, recordsPerSecond: 10_000 } as const;
