'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { detailHref } from '@/components/orders/order-links';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import type { Draft } from '@/lib/client/ship/draft';
import { discardDraft } from '@/lib/client/stores/pre-send';
import { paths } from '@/lib/routing/paths';
import styles from './draft-keeper.module.css';
import { useShipData } from './ship-data.island';

/** Says that what is typed is kept on this device, and clears it when asked to. */
export function DraftKeeper({ kept }: { kept: Draft }) {
  const t = useTranslations(kept.edits ? 'ship.changes' : 'ship.draft');
  const { prefix } = useShipData();
  const [asking, setAsking] = useState(false);

  function discard() {
    discardDraft(kept);
    // A full load: the form forgets, too.
    location.assign(kept.edits ? detailHref(prefix, { id: kept.edits.id, kind: kept.kind }) : paths.presend(prefix));
  }

  return (
    <div className={styles.keeper}>
      <p>{t('kept')}</p>
      <Button variant="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('question')}
        closeLabel={t('keep')}
        size="small"
        actions={
          <>
            <Button variant="danger" onClick={discard}>
              {t('discard')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
          </>
        }
      >
        <p>{t('questionText')}</p>
      </Dialog>
    </div>
  );
}
