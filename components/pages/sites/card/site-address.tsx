import { PlaceNames } from '@/components/parts/maps/place-names';
import type { SiteView } from '@/lib/contract/places/sites';
import { inOneScript } from '@/lib/i18n/place-name-order';

/** Shows the address of a site in one script. */
export function SiteAddress({ site }: { site: Pick<SiteView, 'address' | 'areaName' | 'cityName'> }) {
  return <PlaceNames names={inOneScript([site.address, site.areaName, site.cityName])} />;
}
