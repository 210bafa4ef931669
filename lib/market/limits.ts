/** Limits that schemas, forms and texts share. */

/** Length of a password, in characters (§5, docs/decisions/contradictions.md). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Digits of a verification code, and minutes for which it is valid (docs/decisions/codes.md). */
export const VERIFY_CODE = { digits: 6, minutes: 10 } as const;
/** Longest search text for a place, in characters. No name is longer. */
export const MAX_PLACE_SEARCH_LENGTH = 60;
/** Longest number that a shop gives an order, in characters. */
export const MAX_SHOP_ORDER_NO_LENGTH = 50;
/** Digits of a commodity code: six are international, up to four more are the country's own. */
export const HS_CODE_DIGITS = { min: 6, max: 10 } as const;
/** Longest registration number of a company, in characters without separators. */
export const MAX_COMPANY_NUMBER_LENGTH = 20;
/** Pieces of one kind of goods in a parcel. */
export const QUANTITY_RANGE = { min: 1, max: 999 } as const;
/** Number of shipments that a business customer may enter for a period. */
export const ENQUIRY_SHIPMENTS = { min: 1, max: 100_000 } as const;
/** Shortest side of a parcel, in cm. */
export const MIN_SIDE_CM = 1;
/** Maximum number of entries in one account's address book (§3, §5). */
export const MAX_ADDRESSES = 5;
/**
 * Weight of an expert's or a business customer's shipment, in kg (docs/decisions/contradictions.md). A parcel is
 * lighter.
 */
export const ENQUIRY_KG = { min: 1, max: 200 } as const;

/**
 * Limits of a sheet of parcels. `bytes` and `unpackedBytes`: size of the file and of its unpacked content. `rows`: rows
 * with a text below the column names. `lastRow`: last row that may have a text, since blank rows count in a
 * spreadsheet's row numbers.
 */
export const SHEET_LIMITS = {
  bytes: 2 * 1024 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
  rows: 1000,
  columns: 200,
  cellCharacters: 1000,
  characters: 2 * 1024 * 1024,
  lastRow: 10_000,
} as const;
/** Digits of a number that spreadsheets store. They replace further digits by zeros. */
export const MAX_SHEET_DIGITS = 15;
/** Orders of a sheet that one call places. */
export const MAX_SHEET_BATCH = 25;
/** Labels of a sheet that one call prints. They cost some seconds of processor time. */
export const MAX_LABELS_OF_CALL = 50;
/** Labels that the page requests in one call: half of `MAX_LABELS_OF_CALL`, so that a busy server responds in time. */
export const LABEL_CHUNK_SIZE = 25;

/** Minutes after a login in which an account without a password can set one or change its number. */
export const RECENT_LOGIN_MINUTES = 15;
/** Minutes for which a reset token, the response to a correct reset code, is valid. */
export const RESET_TOKEN_MINUTES = 10;
/** Hours for which a quoted price is valid. */
export const QUOTE_HOURS = 24;
/** Maximum number of HS codes that we suggest for one goods name. */
export const MAX_HS_CODES = 5;

/** Maximum number of valid partner keys of one account. */
export const MAX_API_KEYS = 20;
/** Maximum number of test orders that we store for one account, hidden ones included. */
export const MAX_TEST_ORDERS = 1000;

/**
 * Ports allowed for webhook servers: the ports of https, and all ports above the range of system services (mail,
 * databases).
 */
export const WEBHOOK_PORTS = { named: [443], from: 1024 } as const;
/** Maximum number of events of one request to a webhook. */
export const MAX_EVENTS_PER_REQUEST = 500;
/** Maximum number of webhooks of one account. */
export const MAX_WEBHOOKS = 10;
/** Hours without a successful delivery after which a webhook is turned off. */
export const WEBHOOK_FAILING_HOURS = 72;
/** Hours for which we sign with the new and the previous secret of a webhook. */
export const OLD_SECRET_HOURS = 24;
/** Days for which webhook deliveries are stored. The privacy policy names the number. */
export const DELIVERY_RETENTION_DAYS = 30;

/** Days for which sent and dropped messages are stored. The privacy policy names the number. */
export const SENT_RETENTION_DAYS = 14;
/** Days for which the uses of a key, and a revoked key itself, are stored. The privacy policy names the number. */
export const KEY_USE_RETENTION_DAYS = 90;
