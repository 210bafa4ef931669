import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import type { Figures } from '@/components/parts/facts/figures';
import { lowestFirstKg } from '@/components/pages/product/data/rate-rows';
import { OwnRateNote } from '@/components/parts/facts/own-money';
import { Accordion } from '@/components/ui/content/accordion';
import { Notice } from '@/components/ui/status/notice';
import type { CountryView } from '@/lib/contract/places/countries';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { Language } from '@/lib/market/language';
import type { RateGroups } from './rate-groups';
import { RateMatrix } from './rate-matrix';
import styles from './rates-view.module.css';

export interface AbroadRatesProps {
  groups: RateGroups['abroad'];
  countries: readonly CountryView[];
  language: Language;
  figures: Figures;
}

/** Shows one destination as a table, and several as a list that opens into tables. */
export function AbroadRates({ groups, countries, language, figures }: AbroadRatesProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const taxed = groups.some(({ rows }) => rows.some(({ taxIncluded }) => taxIncluded));
  const rate = groups.flatMap(({ rows }) => rows).find(({ exchange }) => exchange)?.exchange;
  const [only] = groups;
  const price = (rows: RateGroups['abroad'][number]['rows']) => {
    const lowest = lowestFirstKg(rows);
    return lowest ? formatMoney(lowest, locale) : '';
  };
  return (
    <div className={styles.abroad}>
      {groups.length === 1 && only ? (
        <RateMatrix caption={t('abroad', figures)} rows={only.rows} />
      ) : (
        <>
          <h2 className={styles.title}>{t('abroad', figures)}</h2>
          <Accordion
            wide
            items={groups.map(({ country, rows }, index) => {
              const name = countryName(country, language, countries);
              return {
                key: `to-${country.toLowerCase()}`,
                open: index === 0,
                title: (
                  <span className={styles.summary}>
                    {name} <span className={styles.from}>{t('from', { price: price(rows) })}</span>
                  </span>
                ),
                content: <RateMatrix caption={name} hideCaption rows={rows} />,
              };
            })}
          />
        </>
      )}
      <OwnRateNote rate={rate} />
      {taxed && <Notice>{t('taxIncluded')}</Notice>}
    </div>
  );
}
