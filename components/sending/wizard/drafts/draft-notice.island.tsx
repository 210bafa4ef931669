'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { detailHref } from '@/components/parcels/orders/order-links';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/drafts/draft';
import { discardDraft } from '@/lib/client/stores/pre-send';
import { toast } from '@/lib/client/api/toast';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { paths } from '@/lib/routing/paths';
import type { DiscardQuestionProps } from './discard-question.island';
import styles from './draft-notice.module.css';
import { useShipData } from '../ship-data.island';

/** Informs the visitor that the draft is stored on this device, and clears it on request. */
export function DraftNotice({ storedDraft }: { storedDraft: Draft }) {
  const storedKind = storedDraft.edits ? 'changes' : 'draft';
  const t = useTranslations(`ship.${storedKind}`);
  const failureText = useFailureText();
  const { prefix } = useShipData();
  const [isOpen, setOpen] = useState(false);
  const [Question, setQuestion] = useState<ComponentType<DiscardQuestionProps> | null>(null);

  async function openQuestion() {
    try {
      const { DiscardQuestion } = await import('./discard-question.island');
      setQuestion(() => DiscardQuestion);
      setOpen(true);
    } catch (failure) {
      toast('bad', failureText(failure));
    }
  }

  function discard() {
    discardDraft(storedDraft);
    // A full page load also clears the form.
    location.assign(
      storedDraft.edits
        ? detailHref(prefix, { id: storedDraft.edits.id, kind: storedDraft.kind })
        : paths.presend(prefix),
    );
  }

  return (
    <div className={styles.keeper}>
      <p>{t('kept')}</p>
      <Button variant="quiet" size="small" icon="trash" onClick={() => void openQuestion()}>
        {t('discard')}
      </Button>
      {Question && <Question open={isOpen} kind={storedKind} onKeep={() => setOpen(false)} onDiscard={discard} />}
    </div>
  );
}
