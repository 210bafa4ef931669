import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ParcelOfLink } from '@/lib/contract/instructions';
import { formatDay } from '@/lib/i18n/format-day';
import { ParcelForm, type FormOfPage } from './parcel-form';
import styles from './parcel-page.module.css';

/** §4, §9: a parcel that came back: by a link it can be kept, until the last day. */
export function Returned({ form, parcel: { returned, party } }: { form: FormOfPage; parcel: ParcelOfLink }) {
  const t = useTranslations('parcel.returned');
  const locale = useLocale();
  if (!returned) return null;
  const { choices, chosen, decideBy } = returned;
  const day = formatDay(decideBy, locale, 'weekdayMonthDay');
  if (chosen) return <Notice title={t('title')}>{t(`chosen.${chosen}`)}</Notice>;
  return (
    <section aria-labelledby="returned" className={styles.part}>
      <h2 id="returned" className={styles.partTitle}>
        {t('title')}
      </h2>
      {choices.includes('SHELVE') && (
        <ParcelForm form={form} act="shelve" submit={t('submit')}>
          <p>{t('text', { day })}</p>
        </ParcelForm>
      )}
      {party === 'sender' && <p>{t('sender', { day })}</p>}
    </section>
  );
}
