import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import { DEFAULT_COUNTRY, type Country } from '@/lib/market/country';
import { countryNames, type NamedCountry } from '@/lib/i18n/names/place-name';
import chinese from '@/messages/zh-CN/frame.json';
import { originsSeenFrom } from '../load-frame-props';
import type { MarketChooserTexts } from './market-chooser';

/** Returns the title 'Choose your language' and its language: Chinese for CN (§2), else the page's language. */
export async function loadChooserTitle({ country, language }: MarketChoice): Promise<{ title: string; lang: string }> {
  if (country === 'CN') return { title: chinese.chooser.title, lang: 'zh-CN' };
  const t = await getTranslations('frame.chooser');
  return { title: t('title'), lang: language };
}

export async function loadChooserTexts(
  language: Language,
  countries?: readonly NamedCountry[],
  country: Country = DEFAULT_COUNTRY,
): Promise<MarketChooserTexts> {
  const t = await getTranslations('frame.chooser');
  return {
    lead: t('lead'),
    map: t('map'),
    list: t('list'),
    names: countryNames(language, countries),
    shortNames: { AE: t('shortNames.AE'), SA: t('shortNames.SA') },
    origins: originsSeenFrom(country),
  };
}
