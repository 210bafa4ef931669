import type { IconName } from '@/components/ui/icon-names';
import type { CallName } from '@/lib/contract/calls';

export interface Connection {
  key: 'quotes' | 'orders' | 'labels' | 'tracking' | 'places';
  icon: IconName;
  /** The calls of the contract that do it. */
  calls: readonly CallName[];
}

/** What a merchant's system can do by itself. */
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
  /** The reference for people, its guide and its changes, and the one for machines; null where a gateway answers the calls. */
  docs: { people: string; guide: string; changes: string; machines: string } | null;
}
