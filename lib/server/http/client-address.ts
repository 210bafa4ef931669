import 'server-only';

/** Set by the front door, which holds the socket; a header of this name from outside is dropped there. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
