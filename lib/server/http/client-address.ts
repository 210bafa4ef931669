import 'server-only';

/** Set by the front door, which has the socket; it drops a header of this name from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
