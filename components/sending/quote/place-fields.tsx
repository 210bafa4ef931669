import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import type { RouteHub } from '@/lib/contract/tracking/route';
import type { Country } from '@/lib/market/country';
import styles from './quote-form.module.css';

export interface PlaceChoices {
  provinces: readonly SelectOption[];
  /** Cities of the chosen province; empty before one is chosen. */
  cities: readonly SelectOption[];
  province: string;
  city: string;
  /** The hub nearest to the chosen city. */
  hub?: RouteHub | undefined;
}

interface Props {
  names: { province: string; city: string };
  title: string;
  /** The country of the provinces. */
  country: Country;
  choices: PlaceChoices;
  error?: string | undefined;
  /** The fold around the fields. It stays open. */
  fold: string;
}

/** Renders province, then city. Without scripts a button fetches the cities. */
export function PlaceFields({ names, title, country, choices, error, fold }: Props) {
  const t = useTranslations('quote.form');
  const places = useTranslations('common.places');
  const { provinces, cities, province, city } = choices;
  return (
    <div className={styles.pair}>
      <SelectField
        key={`${names.province}-${provinces[0]?.value}`}
        name={names.province}
        label={t('province', { place: title, province: places('province', { country }), countryCode: country })}
        note={t('optional')}
        placeholder={t('anyProvince')}
        defaultValue={province}
        options={provinces}
        data-refines=""
      />
      <div className={styles.parcels}>
        <SelectField
          key={`${names.city}-${province}`}
          name={names.city}
          label={t('city', { place: title, countryCode: country })}
          note={t('optional')}
          placeholder={cities.length ? t('anyCity') : t('provinceFirst')}
          defaultValue={city}
          options={cities}
          error={error}
        />
        <noscript>
          <Button type="submit" name="open" value={fold}>
            {t('showCities')}
          </Button>
        </noscript>
      </div>
    </div>
  );
}
