/** Reasons for the current delivery window. */
export const WINDOW_CAUSES = [
  'PLACED',
  'EDITED',
  'RECEIVED_EARLIER',
  'RECEIVED_LATER',
  'FLIGHT_LATER',
  'CUSTOMS_LONGER',
  'AT_LOCAL_DEPOT',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'HOLIDAY_MOVED',
] as const;
export type WindowCause = (typeof WINDOW_CAUSES)[number];
