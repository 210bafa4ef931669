import type { useTranslations } from 'next-intl';

/** Labels of the lists of places, for forms with another namespace. */
export interface PlaceTexts {
  city: string;
  area: string;
  optional: string;
  chooseCountry: string;
  chooseProvince: string;
  chooseCity: string;
  chooseArea: string;
  countryFirst: string;
  provinceFirst: string;
  cityFirst: string;
  loading: string;
  failed: string;
  retry: string;
}

export function placeTexts(t: ReturnType<typeof useTranslations<'ship'>>): PlaceTexts {
  return {
    city: t('party.city'),
    area: t('party.area'),
    optional: t('fields.optional'),
    chooseCountry: t('places.chooseCountry'),
    chooseProvince: t('places.chooseProvince'),
    chooseCity: t('places.chooseCity'),
    chooseArea: t('places.chooseArea'),
    countryFirst: t('places.countryFirst'),
    provinceFirst: t('places.provinceFirst'),
    cityFirst: t('places.cityFirst'),
    loading: t('places.loading'),
    failed: t('places.failed'),
    retry: t('places.retry'),
  };
}
