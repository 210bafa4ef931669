'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { copyText } from '@/lib/client/copy-text';
import { Button } from '@/components/ui/button';
import type { HandOverView } from '@/lib/contract/parcels/hand-over';
import styles from './address-label.module.css';

type Label = NonNullable<HandOverView['site']>['label'];

/**
 * Shows the address in the form of its country, to copy as a whole. If the browser forbids copying, the text is
 * selected.
 */
export function AddressLabel({ label }: { label: Label }) {
  const t = useTranslations('common.actions');
  const titleId = useId();
  const block = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  async function copy() {
    if (await copyText(label.text)) return setOutcome('copied');
    if (block.current) getSelection()?.selectAllChildren(block.current);
    setOutcome('selected');
  }

  return (
    <section aria-labelledby={titleId} className={styles.label}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {label.title}
        </h3>
        <Button size="small" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          {outcome === 'copied' ? t('copied') : t('copy')}
        </Button>
      </div>
      <p ref={block} lang={label.language} dir="auto" translate="no" className={styles.text}>
        {label.text}
      </p>
      <p role="status" className={styles.status}>
        {outcome === 'copied' ? t('copied') : outcome === 'selected' ? label.selected : ''}
      </p>
    </section>
  );
}
