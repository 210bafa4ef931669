import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import type { SiteView } from '@/lib/contract/sites';
import { placeOrder } from '@/lib/i18n/place-order';

/** Street, area and city as the language orders them. Each may be in another script than its neighbour. */
export function SiteAddress({ site }: { site: Pick<SiteView, 'address' | 'areaName' | 'cityName'> }) {
  const { names, separator } = placeOrder([site.address, site.areaName, site.cityName], useLocale());
  // It reads as its own script does, on pages of the other direction too.
  return (
    <bdi dir={separator === '، ' ? 'rtl' : 'ltr'}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}
