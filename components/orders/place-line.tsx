import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { placeOrder } from '@/lib/i18n/place-order';

interface PlaceLineProps {
  place: { areaName: string; cityName: string; provinceName: string };
}

/** Area, city and province in one line. Each keeps its own direction: names come in any script. */
export function PlaceLine({ place: { areaName, cityName, provinceName } }: PlaceLineProps) {
  const { names, separator } = placeOrder([areaName, cityName, provinceName], useLocale());
  return (
    <span>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
