import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Icon } from '@/components/ui/icon';
import { SITE_KINDS, type SiteKind } from '@/lib/contract/places/site-terms';
import type { SiteView } from '@/lib/contract/places/sites';
import { isCountry, type Country } from '@/lib/market/country';
import { placeChoices, withCriterion, type PlaceOption, type SiteCriteria } from './filter-sites';
import styles from './site-filters.module.css';

export interface SiteFiltersProps {
  /** Sites of the country that is shown. */
  sites: readonly SiteView[];
  countries: readonly PlaceOption[];
  country: Country;
  criteria: SiteCriteria;
  onCountry: (country: Country) => void;
  onCriteria: (criteria: SiteCriteria) => void;
  /** Controls of the position. */
  children: ReactNode;
}

/** Id of the heading of the results. */
export const RESULTS_ID = 'results';

/**
 * Renders the search. Each change takes effect at once, and the button leads to the results. On a phone all fields but
 * the text are folded, so that the first site is in view.
 */
export function SiteFilters({
  sites,
  countries,
  country,
  criteria,
  onCountry,
  onCriteria,
  children,
}: SiteFiltersProps) {
  const t = useTranslations('sites.filters');
  const kinds = useTranslations('sites.kinds');
  const names = useTranslations('common.places');
  const places = placeChoices(sites, criteria, useLocale());
  const change = <Key extends keyof SiteCriteria>(key: Key, value: SiteCriteria[Key]) =>
    onCriteria(withCriterion(criteria, key, value));

  return (
    <form role="search" aria-label={t('label')} className={styles.filters} onSubmit={goToResults}>
      <TextField
        name="text"
        type="search"
        icon="search"
        label={t('text')}
        value={criteria.text}
        onChange={({ target }) => change('text', target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
      <details className={styles.fold}>
        <summary className={buttonClass({ size: 'small' })}>
          {t('more')}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.fields}>
          <SelectField
            name="country"
            label={t('country')}
            options={countries}
            value={country}
            onChange={({ target: { value } }) => isCountry(value) && onCountry(value)}
          />
          <SelectField
            name="province"
            label={names('province', { country })}
            placeholder={t('allPlaces')}
            options={places.provinces}
            value={criteria.provinceCode}
            onChange={({ target }) => change('provinceCode', target.value)}
          />
          {places.cities.length > 0 && (
            <SelectField
              name="city"
              label={t('city')}
              placeholder={t('allPlaces')}
              options={places.cities}
              value={criteria.cityCode}
              onChange={({ target }) => change('cityCode', target.value)}
            />
          )}
          {places.areas.length > 0 && (
            <SelectField
              name="area"
              label={t('area')}
              placeholder={t('all')}
              options={places.areas}
              value={criteria.areaCode}
              onChange={({ target }) => change('areaCode', target.value)}
            />
          )}
          <SelectField
            name="kind"
            label={t('kind')}
            placeholder={t('all')}
            options={SITE_KINDS.map((value) => ({ value, label: kinds(value) }))}
            value={criteria.kind}
            onChange={({ target }) => change('kind', target.value as SiteKind | '')}
          />
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
          <div className={styles.last}>
            <Checkbox
              name="open"
              label={t('openNow')}
              checked={criteria.openNow}
              onChange={({ target }) => change('openNow', target.checked)}
            />
          </div>
        </div>
      </details>
    </form>
  );
}

/** Moves to the results, which are already on the page. */
function goToResults(event: FormEvent) {
  event.preventDefault();
  document.getElementById(RESULTS_ID)?.focus();
}
