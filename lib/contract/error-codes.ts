import { HANDLED_ERRORS } from './handled-errors';

/** Every error of the API: the code, its HTTP status and the key of its message in `errors.json`. */
export const ERRORS = {
  // Apart, so that pages do not load the others.
  ...HANDLED_ERRORS,
  badCredentials: { code: 1200010, status: 422 },
  malformed: { code: 1400000, status: 400 },
  forbidden: { code: 1403000, status: 403 },
  codeNeeded: { code: 1403001, status: 403 },
  accountLocked: { code: 1403002, status: 403 },
  methodNotAllowed: { code: 1405000, status: 405 },
  accountTaken: { code: 1409004, status: 409 },
  tooManyKeys: { code: 1409012, status: 409 },
  tooManyWebhooks: { code: 1409013, status: 409 },
  webhookOff: { code: 1409014, status: 409 },
  tooManyWaiting: { code: 1409015, status: 409 },
  parcelsUnderWay: { code: 1409006, status: 409 },
  collectionsOpen: { code: 1409021, status: 409 },
  fileOfCancelled: { code: 1409007, status: 409 },
  waitsForReceiver: { code: 1409016, status: 409 },
  notHandedOver: { code: 1409017, status: 409 },
  tooManyTestOrders: { code: 1409020, status: 409 },
  bodyTooLarge: { code: 1413000, status: 413 },
  notJson: { code: 1415000, status: 415 },
  notAForm: { code: 1415001, status: 415 },
  imageCodeWrong: { code: 1422001, status: 422 },
  verifyCodeWrong: { code: 1422002, status: 422 },
  verifyCodeExpired: { code: 1422003, status: 422 },
  linkEnded: { code: 1422006, status: 422 },
  noRate: { code: 1422004, status: 422 },
  tooManyRequests: { code: 1429000, status: 429 },
  unprovenLimit: { code: 1429001, status: 429 },
  questionLimit: { code: 1429002, status: 429 },
  unprovenHourFull: { code: 1429003, status: 429 },
  receiverCodeLimit: { code: 1429004, status: 429 },
  phoneTailLimit: { code: 1429005, status: 429 },
  orderAllowance: { code: 1429006, status: 429 },
  unexpected: { code: 1500000, status: 500 },
  unavailable: { code: 1503000, status: 503 },
} as const;

export type ErrorName = keyof typeof ERRORS;
