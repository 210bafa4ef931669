/** Header with the id of a request in the log and in its response. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Number of characters. They are enough to find a request in the log, and few enough to read out. */
const REFERENCE_LENGTH = 8;

/** Returns the beginning of a request's id, as visitors see it. */
export const shortReference = (requestId: string): string => requestId.slice(0, REFERENCE_LENGTH);
