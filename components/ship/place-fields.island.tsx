'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PlaceLists } from '@/components/places/place-lists.island';
import { placeTexts } from '@/components/places/place-texts';
import { Button } from '@/components/ui/button';
import { PlaceSearch } from './place-search.island';
import styles from './place-search.module.css';
import { useShipData } from './ship-data.island';
import type { DraftForm } from './use-draft-form';

interface PlaceFieldsProps {
  party: 'sender' | 'receiver';
  draftForm: DraftForm;
}

/** Where a party of the draft lives: by its name, or from the three lists for who would rather look through them. */
export function PlaceFields({ party, draftForm }: PlaceFieldsProps) {
  const t = useTranslations('ship.places');
  const [browsing, setBrowsing] = useState(false);
  return (
    <>
      {browsing && <Lists party={party} draftForm={draftForm} />}
      <div className={styles.place}>
        {!browsing && <PlaceSearch party={party} draftForm={draftForm} />}
        <Button variant="quiet" size="small" onClick={() => setBrowsing(!browsing)}>
          {browsing ? t('toSearch') : t('toLists')}
        </Button>
      </div>
    </>
  );
}

/** The page brings the provinces of the likeliest countries along. */
function Lists({ party, draftForm }: PlaceFieldsProps) {
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
