'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { PlaceLists } from '@/components/parts/places/place-lists.island';
import { placeTexts } from '@/components/parts/places/place-texts';
import type { PlaceFieldsProps } from './place-search.island';
import { useShipData } from '../ship-data.island';

/**
 * Renders lists of provinces, cities and areas as an alternative to the search. The page contains the provinces of the
 * most likely countries.
 */
export function PlaceBrowse({ party, draftForm }: PlaceFieldsProps) {
  const t = useTranslations('ship');
  const places = useTranslations('common.places');
  const { provinces } = useShipData();
  const { form, errorOf } = draftForm;
  const countryCode = useWatch({ control: form.control, name: `${party}.countryCode` });
  return (
    <PlaceLists
      form={form}
      group={`${party}.`}
      errorOf={errorOf}
      texts={placeTexts(t)}
      provinceLabel={(country) => places('province', { country })}
      provinces={countryCode === '' ? undefined : provinces[countryCode]}
      section={`section-${party} `}
    />
  );
}
