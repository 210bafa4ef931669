import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/content/description-list';
import type { AttemptView } from '@/lib/contract/parcels/attempts';
import { positionMap } from '@/lib/parcel/attempt-evidence';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { MomentText } from './proof-facts';
import styles from './proof-facts.module.css';

interface AttemptFactsProps {
  attempt: AttemptView;
  /** The photo, if one is stored. */
  photo: ReactNode;
}

/** Shows what the courier recorded of a failed attempt: the time, the call, the rounded position and the photo. */
export function AttemptFacts({ attempt, photo }: AttemptFactsProps) {
  const t = useTranslations('parcel.proof');
  const { at, timeZone, called, position } = attempt;
  const call = { key: 'call', term: t('attempt.call'), value: t('attempt.called', { called: called ? 'yes' : 'no' }) };
  const map = position && (
    <a href={positionMap(position)} rel="noreferrer">
      {t('attempt.map')}
    </a>
  );
  return (
    <div className={styles.proof}>
      <DescriptionList
        items={[
          { key: 'at', term: t('attempt.at'), value: <MomentText at={at} timeZone={timeZone} /> },
          ...(called === null ? [] : [call]),
          ...(map ? [{ key: 'position', term: t('attempt.position'), value: map }] : []),
        ]}
      />
      {attempt.photo?.kept && photo}
      {attempt.photo && !attempt.photo.kept && (
        <p className={styles.gone}>{t('attempt.gone', { days: PROOF_PHOTO_DAYS })}</p>
      )}
    </div>
  );
}
