/** Every failure the API can answer: the code, its HTTP status and the key of its message in `errors.json`. */
export const ERRORS = {
  tokenMissing: { code: 1200003, status: 401 },
  tokenExpired: { code: 1200004, status: 401 },
  sessionEnded: { code: 1200006, status: 401 },
  badCredentials: { code: 1200010, status: 422 },
  malformed: { code: 1400000, status: 400 },
  forbidden: { code: 1403000, status: 403 },
  codeNeeded: { code: 1403001, status: 403 },
  notFound: { code: 1404000, status: 404 },
  newsNotForMarket: { code: 1404001, status: 404 },
  methodNotAllowed: { code: 1405000, status: 405 },
  conflict: { code: 1409000, status: 409 },
  idempotencyKeyReused: { code: 1409001, status: 409 },
  stateForbids: { code: 1409002, status: 409 },
  changedMeanwhile: { code: 1409003, status: 409 },
  accountTaken: { code: 1409004, status: 409 },
  addressBookFull: { code: 1409005, status: 409 },
  surveyClosed: { code: 1409010, status: 409 },
  parcelsUnderWay: { code: 1409006, status: 409 },
  fileOfCancelled: { code: 1409007, status: 409 },
  quoteExpired: { code: 1409008, status: 409 },
  quoteChanged: { code: 1409009, status: 409 },
  quoteUnreadable: { code: 1409011, status: 409 },
  bodyTooLarge: { code: 1413000, status: 413 },
  notJson: { code: 1415000, status: 415 },
  notAForm: { code: 1415001, status: 415 },
  invalid: { code: 1422000, status: 422 },
  imageCodeWrong: { code: 1422001, status: 422 },
  verifyCodeWrong: { code: 1422002, status: 422 },
  verifyCodeExpired: { code: 1422003, status: 422 },
  proofRefused: { code: 1422005, status: 422 },
  linkEnded: { code: 1422006, status: 422 },
  noRate: { code: 1422004, status: 422 },
  tooManyRequests: { code: 1429000, status: 429 },
  unprovenLimit: { code: 1429001, status: 429 },
  questionLimit: { code: 1429002, status: 429 },
  unexpected: { code: 1500000, status: 500 },
  unavailable: { code: 1503000, status: 503 },
} as const;

export type ErrorName = keyof typeof ERRORS;

/** §8: these three clear the session and lead to the login page, wherever they come from. */
export const SESSION_ENDING_CODES: readonly number[] = [
  ERRORS.tokenMissing.code,
  ERRORS.tokenExpired.code,
  ERRORS.sessionEnded.code,
];
