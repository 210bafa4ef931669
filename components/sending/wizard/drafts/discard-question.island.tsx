'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';

export interface DiscardQuestionProps {
  open: boolean;
  /** Discards a new shipment, or changes to a placed one. */
  kind: 'draft' | 'changes';
  onKeep: () => void;
  onDiscard: () => void;
}

/** Requests confirmation before typed values are discarded. */
export function DiscardQuestion({ open, kind, onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useTranslations(kind === 'changes' ? 'ship.changes' : 'ship.draft');
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('question')}
      closeLabel={t('keep')}
      size="small"
      actions={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button onClick={onKeep}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t('questionText')}</p>
    </Dialog>
  );
}
