/** The errors of the API to which our own pages react. `error-codes.ts` has all of them. */
export const HANDLED_ERRORS = {
  tokenMissing: { code: 1200003, status: 401 },
  tokenExpired: { code: 1200004, status: 401 },
  sessionEnded: { code: 1200006, status: 401 },
  keyRefused: { code: 1401000, status: 401 },
  keyScope: { code: 1403003, status: 403 },
  notFound: { code: 1404000, status: 404 },
  newsNotForMarket: { code: 1404001, status: 404 },
  conflict: { code: 1409000, status: 409 },
  idempotencyKeyReused: { code: 1409001, status: 409 },
  stateForbids: { code: 1409002, status: 409 },
  changedMeanwhile: { code: 1409003, status: 409 },
  addressBookFull: { code: 1409005, status: 409 },
  surveyClosed: { code: 1409010, status: 409 },
  quoteExpired: { code: 1409008, status: 409 },
  quoteChanged: { code: 1409009, status: 409 },
  quoteUnreadable: { code: 1409011, status: 409 },
  invalid: { code: 1422000, status: 422 },
  proofRefused: { code: 1422005, status: 422 },
} as const;

/** Codes of any call that end the session and lead to the login page (§8). */
export const SESSION_ENDING_CODES: readonly number[] = [
  HANDLED_ERRORS.tokenMissing.code,
  HANDLED_ERRORS.tokenExpired.code,
  HANDLED_ERRORS.sessionEnded.code,
];
