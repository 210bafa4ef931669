import type { Vocabulary } from '../scan-codes';

/** Main and sub statuses of the 17TRACK tracking API, version 2, as named in its documentation. */
export const TRACK17: Vocabulary = {
  NotFound: null,
  NotFound_Other: null,
  NotFound_InvalidCode: null,
  // The carrier has the data but not the parcel: same as our ORDER_PLACED.
  InfoReceived: null,
  // Implies no place and no step.
  InTransit: null,
  InTransit_Other: null,
  InTransit_PickedUp: { code: 'PICKED_UP' },
  // Ports of the two countries, for any means of transport.
  InTransit_Departure: { code: 'DEPARTED_HUB' },
  InTransit_Arrival: { code: 'ARRIVED_HUB' },
  InTransit_CustomsProcessing: { code: 'CUSTOMS_STARTED' },
  InTransit_CustomsReleased: { code: 'CUSTOMS_RELEASED' },
  InTransit_CustomsRequiringInformation: { code: 'CUSTOMS_HELD', reason: 'DOCUMENTS' },
  Expired: null,
  Expired_Other: null,
  AvailableForPickup: { code: 'READY_FOR_COLLECTION' },
  AvailableForPickup_Other: { code: 'READY_FOR_COLLECTION' },
  OutForDelivery: { code: 'OUT_FOR_DELIVERY' },
  OutForDelivery_Other: { code: 'OUT_FOR_DELIVERY' },
  DeliveryFailure: { code: 'DELIVERY_FAILED' },
  DeliveryFailure_Other: { code: 'DELIVERY_FAILED', reason: 'OTHER' },
  // "The recipient could not be contacted", not "was not there".
  DeliveryFailure_NoBody: { code: 'DELIVERY_FAILED', reason: 'RECEIVER_UNREACHABLE' },
  DeliveryFailure_Security: { code: 'DELIVERY_FAILED', reason: 'OTHER' },
  DeliveryFailure_Rejected: { code: 'DELIVERY_FAILED', reason: 'REFUSED' },
  DeliveryFailure_InvalidAddress: { code: 'DELIVERY_FAILED', reason: 'WRONG_ADDRESS' },
  Delivered: { code: 'SIGNED' },
  Delivered_Other: { code: 'SIGNED' },
  Exception: null,
  Exception_Other: null,
  // Back to the partner's sender, not to our warehouse.
  Exception_Returning: null,
  Exception_Returned: null,
  Exception_NoBody: null,
  Exception_Security: null,
  Exception_Damage: { code: 'DAMAGED' },
  Exception_Rejected: { code: 'DELIVERY_FAILED', reason: 'REFUSED' },
  Exception_Delayed: null,
  Exception_Lost: { code: 'LOST' },
  // Our DESTROYED happens at our warehouse.
  Exception_Destroyed: null,
  Exception_Cancel: null,
};
