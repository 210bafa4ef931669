import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { ParcelOutcome } from '@/lib/contract/parcels/parcel-form';
import styles from './parcel-page.module.css';

const GOOD_OUTCOMES: readonly ParcelOutcome[] = [
  'kept',
  'disputed',
  'sent',
  'proven',
  'shelved',
  'destroyed',
  'sentOn',
  'stopped',
  'resumed',
];

/** Outcome of the form that redirected here. */
export function OutcomeNotice({ outcome }: { outcome: ParcelOutcome | null }) {
  const t = useTranslations('parcel');
  if (outcome === null) return null;
  const isGood = GOOD_OUTCOMES.includes(outcome);
  return (
    <div id="outcome" className={styles.outcome}>
      <Notice tone={isGood ? 'ok' : 'bad'} live={isGood ? 'polite' : 'assertive'}>
        {t(`outcome.${outcome}`)}
      </Notice>
    </div>
  );
}
