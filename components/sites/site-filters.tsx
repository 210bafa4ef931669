import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { SITE_KINDS, type SiteKind } from '@/lib/contract/site-terms';
import type { SiteView } from '@/lib/contract/sites';
import { isCountry, type Country } from '@/lib/market/country';
import { placeChoices, withWish, type PlaceChoice, type SiteWishes } from './filter-sites';
import styles from './site-filters.module.css';

export interface SiteFiltersProps {
  /** Of the country that is shown. */
  sites: readonly SiteView[];
  countries: readonly PlaceChoice[];
  country: Country;
  wishes: SiteWishes;
  onCountry: (country: Country) => void;
  onWishes: (wishes: SiteWishes) => void;
}

/** What is looked for; every change is answered at once, so there is nothing to send. */
export function SiteFilters({ sites, countries, country, wishes, onCountry, onWishes }: SiteFiltersProps) {
  const t = useTranslations('sites.filters');
  const kinds = useTranslations('sites.kinds');
  const places = placeChoices(sites, wishes, useLocale());
  const wish = <Key extends keyof SiteWishes>(key: Key, value: SiteWishes[Key]) =>
    onWishes(withWish(wishes, key, value));

  function chooseCountry(value: string) {
    if (isCountry(value)) onCountry(value);
  }

  return (
    <form role="search" aria-label={t('label')} className={styles.filters} onSubmit={stay}>
      <div className={styles.text}>
        <TextField
          name="text"
          type="search"
          icon="search"
          label={t('text')}
          value={wishes.text}
          onChange={({ target }) => wish('text', target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
        />
      </div>
      <SelectField
        name="country"
        label={t('country')}
        options={countries}
        value={country}
        onChange={({ target }) => chooseCountry(target.value)}
      />
      <SelectField
        name="kind"
        label={t('kind')}
        placeholder={t('all')}
        options={SITE_KINDS.map((value) => ({ value, label: kinds(value) }))}
        value={wishes.kind}
        onChange={({ target }) => wish('kind', target.value as SiteKind | '')}
      />
      <SelectField
        name="province"
        label={t('province')}
        placeholder={t('allPlaces')}
        options={places.provinces}
        value={wishes.provinceCode}
        onChange={({ target }) => wish('provinceCode', target.value)}
      />
      {places.cities.length > 0 && (
        <SelectField
          name="city"
          label={t('city')}
          placeholder={t('allPlaces')}
          options={places.cities}
          value={wishes.cityCode}
          onChange={({ target }) => wish('cityCode', target.value)}
        />
      )}
      {places.areas.length > 0 && (
        <SelectField
          name="area"
          label={t('area')}
          placeholder={t('all')}
          options={places.areas}
          value={wishes.areaCode}
          onChange={({ target }) => wish('areaCode', target.value)}
        />
      )}
      <div className={styles.open}>
        <Checkbox
          name="open"
          label={t('openNow')}
          checked={wishes.openNow}
          onChange={({ target }) => wish('openNow', target.checked)}
        />
      </div>
    </form>
  );
}

function stay(event: FormEvent) {
  event.preventDefault();
}
