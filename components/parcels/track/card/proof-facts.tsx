import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/content/description-list';
import type { ProofView } from '@/lib/contract/parcels/proofs';
import { formatInstantDay } from '@/lib/i18n/format/format-day';
import { dayTimeSeparator, formatInstantClock } from '@/lib/i18n/format/format-time';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import styles from './proof-facts.module.css';

interface ProofFactsProps {
  proof: ProofView;
  /** The photo, if one is stored. */
  photo: ReactNode;
}

/** Shows the proof of delivery: local time, the person who signed, and the photo or the reason for its absence. */
export function ProofFacts({ proof, photo }: ProofFactsProps) {
  const t = useTranslations('parcel.proof');
  const { signedBy, withCode } = proof;
  const signer = { key: 'signer', term: t('signedBy'), value: <bdi>{signedBy}</bdi> };
  return (
    <div className={styles.proof}>
      <DescriptionList
        items={[{ key: 'at', term: t('at'), value: <MomentText {...proof} /> }, ...(signedBy ? [signer] : [])]}
      />
      {withCode && <p>{t('code')}</p>}
      {proof.photo?.kept && photo}
      {proof.photo && !proof.photo.kept && <p className={styles.gone}>{t('gone', { days: PROOF_PHOTO_DAYS })}</p>}
    </div>
  );
}

/** Shows a time at its place. */
export function MomentText({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTranslations('track.card');
  const locale = useLocale();
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      <bdi>{formatInstantDay(instant, locale, timeZone)}</bdi>
      {dayTimeSeparator(locale)}
      <bdi>
        {t('placeTime', {
          time: formatInstantClock(instant, locale, timeZone),
          zone: timeZone.split('/').at(-1) ?? '',
        })}
      </bdi>
    </time>
  );
}

/** Shows the photo in its own proportions, no wider than the space for it. */
export function ProofPicture({
  src,
  alt,
  photo,
}: {
  src: string;
  alt: string;
  photo: Pick<NonNullable<ProofView['photo']>, 'width' | 'height'>;
}) {
  const { width, height } = photo;
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" className={styles.picture} />;
}
