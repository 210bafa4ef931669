import type { WorkDrawingName } from './work-drawing';
import type { IconName } from '@/components/ui/icon-names';
import type { Onward } from './onward-link';

export interface IndustryKind {
  key: 'ecommerce' | 'fast' | 'business' | 'freight' | 'project' | 'reefer' | 'customs' | 'trucking';
  icon: IconName;
  drawing: WorkDrawingName;
  link: Onward;
}

const EXPERT = { page: 'express-contact-proficient' } as const satisfies Onward;

/** §1: the kinds of goods that we carry, from the smallest to the largest, with their services. */
export const INDUSTRY_KINDS: readonly IndustryKind[] = [
  { key: 'ecommerce', icon: 'parcel', drawing: 'pick', link: { product: 'small' } },
  { key: 'fast', icon: 'plane', drawing: 'carry', link: { product: 'special' } },
  { key: 'business', icon: 'building', drawing: 'stack', link: { product: 'business' } },
  { key: 'freight', icon: 'ship', drawing: 'sail', link: EXPERT },
  { key: 'project', icon: 'ruler', drawing: 'lift', link: EXPERT },
  { key: 'reefer', icon: 'warehouse', drawing: 'cool', link: EXPERT },
  { key: 'customs', icon: 'file', drawing: 'clear', link: { page: 'service-resolve', at: 'customs' } },
  { key: 'trucking', icon: 'truck', drawing: 'haul', link: { product: 'express' } },
];
