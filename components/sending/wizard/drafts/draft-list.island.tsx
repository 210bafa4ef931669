'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import type { Draft } from '@/lib/drafts/draft';
import { listedDrafts } from '@/lib/drafts/restore-drafts';
import { discardDraft, saveDraft, usePreSendStore } from '@/lib/client/stores/pre-send';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { paths } from '@/lib/routing/paths';
import { DiscardQuestion } from './discard-question.island';
import styles from './draft-list.module.css';
import { useShipData } from '../ship-data.island';

/** Lists shipments that were started and not placed, latest first. Renders nothing without drafts. */
export function DraftList() {
  const t = useTranslations('ship');
  const all = usePreSendStore(({ drafts }) => drafts);
  const [deleting, setDeleting] = useState<Draft | null>(null);
  const { country } = useShipData();
  const drafts = listedDrafts(all, country).reverse();
  if (drafts.length === 0) return null;

  function remove() {
    if (deleting) discardDraft(deleting);
    setDeleting(null);
  }

  return (
    <section aria-labelledby="drafts-title" className={styles.drafts}>
      <h2 id="drafts-title" className={styles.title}>
        {t('drafts.title')}
      </h2>
      <ul role="list" className={styles.list}>
        {drafts.map((draft) => (
          <DraftEntry key={draft.id} draft={draft} onDelete={() => setDeleting(draft)} />
        ))}
      </ul>
      <DiscardQuestion open={deleting !== null} kind="draft" onKeep={() => setDeleting(null)} onDiscard={remove} />
    </section>
  );
}

function DraftEntry({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const t = useTranslations('ship');
  const day = useDayFormat();
  const { prefix, countryNames } = useShipData();
  const { kind, id, touchedAt, values } = draft;
  const { name, countryCode } = values.receiver;
  const entry = kind === 'domestic' ? paths.orderEntry : paths.intlOrderEntry;
  const titleId = `draft-${id}`;
  return (
    <li className={styles.entry}>
      <p id={titleId}>
        <strong>
          <bdi>{name.trim() || t('drafts.unnamed')}</bdi>
        </strong>
        {countryCode !== '' && <span>{` · ${countryNames[countryCode]}`}</span>}
        {touchedAt !== '' && <span>{` · ${day(new Date(touchedAt), 'full')}`}</span>}
        {draft.waits && <span className={styles.waits}>{t('waiting.listed')}</span>}
      </p>
      <Link
        href={entry(prefix, { draft: id })}
        prefetch={false}
        aria-describedby={titleId}
        className={buttonClass({ size: 'small' })}
      >
        {t('drafts.continue')}
      </Link>
      {draft.waits && (
        <Button
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onClick={() => saveDraft({ ...draft, waits: null })}
        >
          {t('waiting.stop')}
        </Button>
      )}
      <Button variant="quiet" size="small" icon="trash" aria-describedby={titleId} onClick={onDelete}>
        {t('draft.discard')}
      </Button>
    </li>
  );
}
