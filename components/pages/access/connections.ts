import type { IconName } from '@/components/ui/icon-names';
import type { CallName } from '@/lib/contract/calls';

export interface Connection {
  key: 'quotes' | 'orders' | 'labels' | 'tracking' | 'places';
  icon: IconName;
  /** Calls of the contract that the task uses. */
  calls: readonly CallName[];
}

/** Tasks that a merchant's system can do by itself. */
export const CONNECTIONS: readonly Connection[] = [
  { key: 'quotes', icon: 'calculator', calls: ['quoteCalc', 'queryRate'] },
  { key: 'orders', icon: 'parcel', calls: ['addInternationalOrder', 'addDomesticOrder', 'cancelOrder'] },
  { key: 'labels', icon: 'print', calls: ['printSheetLabels'] },
  { key: 'tracking', icon: 'search', calls: ['queryTrack', 'getExpressTrackDetails'] },
  { key: 'places', icon: 'map-pin', calls: ['queryProvinces', 'queryCities', 'queryAreas'] },
];

export interface ApiAddresses {
  /** Absolute base address of the calls. */
  base: string;
  /**
   * Addresses of the reference for people, its guide, its changes, and the reference for machines; null behind a
   * gateway.
   */
  docs: { people: string; guide: string; changes: string; machines: string } | null;
}
