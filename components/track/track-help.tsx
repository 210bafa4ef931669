import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/market/brand';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import styles from './track-help.module.css';

/** What a number looks like and where it stands: shown until something is searched. */
export function TrackHelp({ example }: { example: string }) {
  const t = useTranslations('track.empty');
  const prefix = BRAND.waybillPrefix;
  const digits = example.slice(prefix.length, -2);
  const country = example.slice(-2);
  const parts = [
    { key: 'prefix', text: prefix, meaning: t('prefix') },
    { key: 'digits', text: digits, meaning: t('digits', { digits: WAYBILL_DIGITS }) },
    { key: 'country', text: country, meaning: t('country') },
  ];
  return (
    <div className={styles.help}>
      <section aria-labelledby="number-form" className={styles.part}>
        <h2 id="number-form" className={styles.title}>
          {t('title')}
        </h2>
        <dl dir="ltr" className={styles.number}>
          {parts.map(({ key, text, meaning }) => (
            <div key={key} className={styles.group}>
              <dt translate="no" className={styles.characters}>
                {text}
              </dt>
              <dd dir="auto" className={styles.meaning}>
                {meaning}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="number-place" className={styles.part}>
        <h2 id="number-place" className={styles.title}>
          {t('where')}
        </h2>
        <p className={styles.text}>{t('whereText')}</p>
      </section>
    </div>
  );
}
