import { useTranslations } from 'next-intl';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { BRAND } from '@/lib/market/brand';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import styles from './track-help.module.css';

/** Explains a tracking number's form and where to find it. Shown until the first search. */
export function TrackHelp({ example, prefix }: { example: string; prefix: Prefix }) {
  const t = useTranslations('track.empty');
  const tMeaning = useTranslations('track.meaning');
  const start = BRAND.waybillPrefix;
  const digits = example.slice(start.length, -2);
  const country = example.slice(-2);
  const parts = [
    { key: 'prefix', text: start, meaning: t('prefix') },
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
                <bdi translate="no" aria-hidden className={styles.key}>
                  {text}
                </bdi>{' '}
                <span>{meaning}</span>
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
        <p>
          <a href={paths.trackingEvents(prefix)}>{tMeaning('more')}</a>
        </p>
      </section>
    </div>
  );
}
