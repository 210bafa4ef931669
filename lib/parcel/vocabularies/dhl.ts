import type { Vocabulary } from '../scan-codes';

/** Event codes of DHL Express from the tracking responses of its MyDHL API (`typeCode`). */
export const DHL: Vocabulary = {
  // Data received, shipment closed, movement planned: neither we nor they have the parcel yet.
  SD: null,
  CS: null,
  EM: null,
  SM: null,
  SA: null,
  PU: { code: 'PICKED_UP' },
  // Facility: arrived, processed, departed.
  AF: { code: 'ARRIVED_HUB' },
  PL: { code: 'ARRIVED_HUB' },
  DF: { code: 'DEPARTED_HUB' },
  // Clearance: started, delayed by a party, delayed without one, released; the broker's own steps.
  IC: { code: 'CUSTOMS_STARTED' },
  CD: { code: 'CUSTOMS_HELD' },
  UD: { code: 'CUSTOMS_HELD' },
  CR: { code: 'CUSTOMS_RELEASED' },
  BN: null,
  BR: null,
  AR: { code: 'ARRIVED_LOCAL_HUB' },
  WC: { code: 'OUT_FOR_DELIVERY' },
  CC: { code: 'READY_FOR_COLLECTION' },
  OK: { code: 'SIGNED' },
  // Partly delivered, or delivered with damage: no event of ours expresses both.
  PD: null,
  DD: null,
  NH: { code: 'DELIVERY_FAILED', reason: 'NOBODY_THERE' },
  BA: { code: 'DELIVERY_FAILED', reason: 'WRONG_ADDRESS' },
  // The receiver moved.
  CM: { code: 'DELIVERY_FAILED', reason: 'WRONG_ADDRESS' },
  RD: { code: 'DELIVERY_FAILED', reason: 'REFUSED' },
  CA: { code: 'DELIVERY_FAILED', reason: 'CLOSED' },
  ND: { code: 'DELIVERY_FAILED' },
  // Codes on hold, for payment, for a later agreed day, and for parcels that are delayed, misrouted, stopped or handed
  // on.
  OH: null,
  HP: null,
  AD: null,
  MD: null,
  MC: null,
  MS: null,
  SS: null,
  FD: null,
  TP: null,
  TR: null,
  RR: null,
  SC: null,
  PY: null,
  // Returned to the partner's own sender. Our DESTROYED happens at our warehouse.
  RT: null,
  DS: null,
};
