import { TRANSIT_DAYS } from '@/lib/billing/constants';
import type { Service } from '@/lib/orders/choices';
import type { IconName } from '@/components/ui/icon-names';
import type { RouteName } from '@/lib/routing/routes';

export type HomeProductKey = 'special' | 'eParcel' | 'business' | 'warehouse' | 'local';

export interface HomeProduct {
  key: HomeProductKey;
  icon: IconName;
  /** The product's own page. */
  page: RouteName;
  /** Service whose tariff applies. */
  service: Service;
  /** Working days (§9). */
  days: { minDays: number; maxDays: number };
}

/** Our services, most requested first (§1). */
export const HOME_PRODUCTS: readonly HomeProduct[] = [
  {
    key: 'special',
    icon: 'plane',
    page: 'product-intl-straight-special',
    service: 'intl-straight-special',
    days: TRANSIT_DAYS['special-line'],
  },
  {
    key: 'eParcel',
    icon: 'parcel',
    page: 'product-intl-straight-small',
    service: 'intl-straight-small',
    days: TRANSIT_DAYS['e-parcel'],
  },
  {
    key: 'business',
    icon: 'building',
    page: 'service-business-express',
    service: 'business-express',
    days: TRANSIT_DAYS['business-express'],
  },
  // Stored goods travel within the country, as in the comparison of services.
  {
    key: 'warehouse',
    icon: 'warehouse',
    page: 'product-warehouse',
    service: 'local-standard',
    days: TRANSIT_DAYS.local,
  },
  { key: 'local', icon: 'truck', page: 'product-express', service: 'local-standard', days: TRANSIT_DAYS.local },
];
