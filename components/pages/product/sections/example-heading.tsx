import { add } from '@/lib/billing/money';
import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { Icon } from '@/components/ui/icon';
import type { CountryView } from '@/lib/contract/places/countries';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMeasure, formatSides } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { Language } from '@/lib/market/language';
import type { AbroadRequest } from '../data/example';
import styles from './example-heading.module.css';

export interface ExampleHeadingProps {
  request: AbroadRequest;
  rates: readonly RateView[];
  countries: readonly CountryView[];
  language: Language;
}

/** Returns the rate row that prices the request. Examples go to the main zone. */
function rateOf({ service, destinationCountry }: AbroadRequest, rates: readonly RateView[]): RateView | undefined {
  return rates.find(
    (rate) => rate.service === service && rate.destinationCountry === destinationCountry && rate.zone === 'main',
  );
}

/** Names the example's parcels and destination, in the words of the rate table. */
export function ExampleHeading({ request, rates, countries, language }: ExampleHeadingProps) {
  const t = useTranslations('product.cost');
  const locale = useLocale();
  const rate = rateOf(request, rates);
  const [first] = request.parcels;
  const parcel = {
    count: request.parcels.length,
    kg: formatMeasure(first?.weightKg ?? 0, 'kg', locale),
    sides: formatSides([first?.lengthCm ?? 0, first?.widthCm ?? 0, first?.heightCm ?? 0], locale),
  };
  const values = request.parcels.map(({ goodsValue }) => goodsValue);
  const goodsValue = values.reduce((sum, value) => (sum && value ? add(sum, value) : null));
  return (
    <div className={styles.heading}>
      <h3 id="example">{t('parcel', parcel)}</h3>
      {rate && (
        <p className={styles.route}>
          <span>{rate.originName}</span>
          <span className={styles.to}>
            <Icon name="arrow-forward" size={16} className={styles.arrow} />
            <span>
              {t('place', {
                zone: rate.destinationName,
                country: countryName(rate.destinationCountry, language, countries),
              })}
            </span>
          </span>
        </p>
      )}
      {goodsValue && (
        <p className={styles.goods}>
          {t(first?.cashOnDelivery ? 'collected' : 'worth', { value: formatMoney(goodsValue, locale) })}
        </p>
      )}
    </div>
  );
}
