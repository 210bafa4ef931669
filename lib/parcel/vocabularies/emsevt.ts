import type { Vocabulary } from '../scan-codes';

/**
 * Item events of the Universal Postal Union's messaging standard M40, EMSEVT V3. The numbers of its reasons (code lists
 * of the UPU) are not translated. A reason of ours beside the event is used. Any other is stored as received.
 */
export const EMSEVT: Vocabulary = {
  // Posting or collection.
  EMA: { code: 'PICKED_UP' },
  // Outward office of exchange: arrival, departure.
  EMB: { code: 'ARRIVED_HUB' },
  EMC: { code: 'DEPARTED_HUB' },
  // Export customs or security: presented, held, returned; held at the outward office; export ended. We have import
  // clearance only.
  EXA: null,
  EXB: null,
  EXC: null,
  EXD: null,
  EXX: null,
  // Transit office of exchange: arrival, departure.
  EMJ: { code: 'ARRIVED_HUB' },
  EMK: { code: 'DEPARTED_HUB' },
  // Inward office of exchange: arrival, which may be by land or sea; held there, without a reason.
  EMD: { code: 'ARRIVED_HUB' },
  EDA: null,
  // Import customs: presented, held, returned.
  EDB: { code: 'CUSTOMS_STARTED' },
  EME: { code: 'CUSTOMS_HELD' },
  EDC: { code: 'CUSTOMS_RELEASED' },
  EMF: { code: 'DEPARTED_HUB' },
  // Sorting centre: in, out.
  EDD: { code: 'ARRIVED_HUB' },
  EDE: { code: 'DEPARTED_HUB' },
  // Delivery office: arrival; held, without a reason.
  EMG: { code: 'ARRIVED_LOCAL_HUB' },
  EDF: null,
  EDG: { code: 'OUT_FOR_DELIVERY' },
  EDH: { code: 'READY_FOR_COLLECTION' },
  EMH: { code: 'DELIVERY_FAILED' },
  EMI: { code: 'SIGNED' },
  // Import ended: the partner stores it or sends it back, not to our warehouse.
  EDX: null,
};
