/** Bounds that schemas, forms and sentences share. */

/** §5, docs/decisions.md#contradictions-in-the-texts: characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** docs/decisions.md#security-readings: a verification code. */
export const VERIFY_CODE = { digits: 6, minutes: 10 } as const;
/** A part of a place's name by which it is looked for; no name is longer. */
export const PLACE_SEARCH_LENGTH = 60;
/** Pieces of one kind of goods in a parcel. */
export const QUANTITY = { min: 1, max: 999 } as const;
/** What a business customer may say it ships in a period. */
export const ENQUIRY_SHIPMENTS = { min: 1, max: 100_000 } as const;
/** Shortest side of a parcel, in cm. */
export const MIN_SIDE_CM = 1;
/** §3, §5: entries that one account's address book may keep. */
export const ADDRESS_BOOK_LIMIT = 5;
/** What an expert or a business customer's shipment may weigh (docs/decisions.md#contradictions-in-the-texts); a parcel weighs less. */
export const ENQUIRY_KG = { min: 1, max: 200 } as const;

/** A sheet of parcels: bytes of its file, bytes of what a packed one unpacks to, rows below the column names, columns. */
export const SHEET = { bytes: 2 * 1024 * 1024, unpackedBytes: 32 * 1024 * 1024, rows: 1000, columns: 200 } as const;
/** Orders of a sheet that one call places. */
export const SHEET_BATCH = 25;
/** Labels of a sheet that one call prints: some seconds of a processor. */
export const SHEET_LABELS = 50;

/** Partners' keys in use that one account may have. */
export const MAX_KEYS = 20;

/** Webhooks that one account may have. */
export const MAX_WEBHOOKS = 10;
/** How long deliveries of webhooks are kept: the privacy policy names it. */
export const DELIVERY_DAYS = 30;

/** How long it is kept what such a key was used for, and a revoked key itself: the privacy policy names it. */
export const KEY_USE_DAYS = 90;
