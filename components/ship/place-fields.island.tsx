'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { PlaceLists } from '@/components/places/place-lists.island';
import { placeTexts } from '@/components/places/place-texts';
import { useShipData } from './ship-data.island';
import type { DraftForm } from './use-draft-form';

/** Where a party of the draft lives. The page brings the provinces of the likeliest countries along. */
export function PlaceFields({ party, draftForm }: { party: 'sender' | 'receiver'; draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { provinces } = useShipData();
  const { form, errorOf } = draftForm;
  const countryCode = useWatch({ control: form.control, name: `${party}.countryCode` });
  const brought = countryCode === '' ? undefined : provinces[countryCode];
  return (
    <PlaceLists
      form={form}
      group={`${party}.`}
      errorOf={errorOf}
      texts={placeTexts(t)}
      provinces={brought?.map(({ provinceCode, name }) => ({ code: provinceCode, name }))}
      section={`section-${party} `}
    />
  );
}
