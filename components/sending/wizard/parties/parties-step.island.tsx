'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Flag } from '@/components/frame/market/flag';
import type { Draft, Needs } from '@/lib/drafts/draft';
import { paths } from '@/lib/routing/paths';
import { NeedsLine } from '../entry/needs-line';
import { ReceiverFields, SenderFields } from './party-fields.island';
import styles from './parties-step.module.css';
import { useShipData } from '../ship-data.island';
import type { DraftForm } from '../drafts/use-draft-form';
import { useLastSender } from './use-last-sender';

interface PartiesStepProps extends Pick<Draft, 'kind' | 'origin' | 'edits' | 'id'> {
  draftForm: DraftForm;
  needs: Needs;
}

/** Renders sender and receiver on one screen: the fields of a label. Rarely used fields are folded. */
export function PartiesStep({ needs, ...props }: PartiesStepProps) {
  const t = useTranslations('ship');
  const { prefix, countryNames } = useShipData();
  const { kind, origin, edits, id } = props;
  useLastSender(props.draftForm, props);
  return (
    <>
      {!edits && (
        <p className={styles.soft}>
          <NeedsLine needs={needs} kind={kind} />{' '}
          <Link href={paths.presend(prefix, { draft: id })} prefetch={false} aria-label={t('review.changes.needs')}>
            {t('review.change')}
          </Link>
        </p>
      )}
      <section aria-labelledby="sender-title" className={styles.party}>
        <h3 id="sender-title" className={styles.title}>
          {t('steps.sender')} <Flag country={origin} /> {countryNames[origin]}
        </h3>
        <p className={styles.soft}>{kind === 'international' ? t('leads.senderAbroad') : t('leads.sender')}</p>
        <SenderFields {...props} />
      </section>
      <section aria-labelledby="receiver-title" className={styles.party}>
        <h3 id="receiver-title" className={styles.title}>
          {t('steps.receiver')}
        </h3>
        <p className={styles.soft}>{t('leads.receiver')}</p>
        <ReceiverFields {...props} />
      </section>
    </>
  );
}
