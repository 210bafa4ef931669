import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';

/**
 * Renders the names of a place, given from the smallest up, in one line in the order of the page's language. Each name
 * may be in another script than its neighbour.
 */
export function PlaceNames({ names: allNames }: { names: readonly string[] }) {
  const { names, separator, direction } = placeNameOrder(allNames, useLocale());
  return (
    <bdi dir={direction}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span>{separator}</span>}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}
