'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/api/toast';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { PlaceSearch, type PlaceFieldsProps } from './place-search.island';
import styles from './place-search.module.css';

/** Renders the place of a party in the draft: by name, or from three lists that load on use. */
export function PartyPlaceFields({ party, draftForm }: PlaceFieldsProps) {
  const t = useTranslations('ship.places');
  const failureText = useFailureText();
  const [Lists, setLists] = useState<ComponentType<PlaceFieldsProps> | null>(null);
  const [loading, setLoading] = useState(false);

  async function openPlaceLists() {
    setLoading(true);
    try {
      const { PlaceBrowse } = await import('./place-browse.island');
      setLists(() => PlaceBrowse);
    } catch (failure) {
      // The search remains usable.
      toast('bad', failureText(failure));
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      {Lists && <Lists party={party} draftForm={draftForm} />}
      <div className={styles.place}>
        {!Lists && <PlaceSearch party={party} draftForm={draftForm} />}
        <Button
          variant="quiet"
          size="small"
          loading={loading}
          onClick={() => (Lists ? setLists(null) : void openPlaceLists())}
        >
          {Lists ? t('toSearch') : t('toLists')}
        </Button>
      </div>
    </>
  );
}
