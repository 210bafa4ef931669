import type { IconName } from '@/components/ui/icon-names';
import type { OnwardTarget } from './onward-link';

export interface IndustryKind {
  key: 'ecommerce' | 'fast' | 'business' | 'freight' | 'project' | 'reefer' | 'customs' | 'trucking';
  icon: IconName;
  link: OnwardTarget;
}

const EXPERT = { page: 'express-contact-proficient' } as const satisfies OnwardTarget;

/** The kinds of goods that we carry, from the smallest to the largest, with their services (§1). */
export const INDUSTRY_KINDS: readonly IndustryKind[] = [
  { key: 'ecommerce', icon: 'parcel', link: { product: 'small' } },
  { key: 'fast', icon: 'plane', link: { product: 'special' } },
  { key: 'business', icon: 'building', link: { product: 'business' } },
  { key: 'freight', icon: 'ship', link: EXPERT },
  { key: 'project', icon: 'ruler', link: EXPERT },
  { key: 'reefer', icon: 'warehouse', link: EXPERT },
  { key: 'customs', icon: 'file', link: { page: 'service-resolve', at: 'customs' } },
  { key: 'trucking', icon: 'truck', link: { product: 'express' } },
];
