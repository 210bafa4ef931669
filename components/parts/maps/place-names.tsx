import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { placeOrder } from '@/lib/i18n/place-name-order';

/**
 * Names of a place, given from the smallest up, in one line as the page's language orders them. The line reads as its own
 * script does, and each name may be in another script than the one beside it.
 */
export function PlaceNames({ names: given }: { names: readonly string[] }) {
  const { names, separator, direction } = placeOrder(given, useLocale());
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
