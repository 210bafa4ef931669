import { getTranslations } from 'next-intl/server';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { BRAND } from '@/lib/market/brand';
import { MARKETS } from '@/lib/market/country';
import { LANGUAGE_NAMES, SHORT_LANGUAGE_NAMES } from '@/lib/market/language-names';
import { formatPrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { pathTo, paths } from '@/lib/routing/paths';
import { originOfPages } from '@/lib/seo/site-origins';
import type { HeaderProps } from './header.island';
import type { NamedLink } from '../page/link-list';
import { HEADER_PAGES, type BarPage, type LinkedPage } from './navigation';

/** Returns the header's texts and addresses, without markup: a page then contains its markup once, as HTML. */
export async function loadHeaderProps(
  choice: MarketChoice,
  prefix: Prefix,
  countries: readonly NamedCountry[],
): Promise<Omit<HeaderProps, 'account'>> {
  const t = await getTranslations('layout');
  const { country: market, language } = choice;
  const country = countryName(market, language, countries);
  const barLink = (page: BarPage): NamedLink => [pathTo(prefix, page), t(`bar.${page}`)];
  const link = (page: LinkedPage): NamedLink => [pathTo(prefix, page), t(`links.${page}`)];
  return {
    home: [paths.home(prefix), t('header.home', { brand: BRAND.name })],
    address: new URL(originOfPages(market)).host + paths.home(prefix),
    menu: t('header.menu'),
    closeMenu: t('header.closeMenu'),
    navigation: {
      label: t('header.navigation'),
      tasks: HEADER_PAGES.tasks.map(barLink),
      services: t('header.services'),
      groups: HEADER_PAGES.services.map(([group, pages]) => [
        t(`header.groups.${group}`, { market, country }),
        pages.map(link),
      ]),
      help: HEADER_PAGES.help.map(barLink),
      about: [t('header.about'), HEADER_PAGES.about.map(link)],
    },
    market: {
      country: market,
      text: `${t('header.shortCountry', { market, country })} · ${SHORT_LANGUAGE_NAMES[language]}`,
      label: t('header.market', { country, language: LANGUAGE_NAMES[language] }),
      heading: t('header.languages', { country }),
      languages: MARKETS[market].languages.map((code) => [
        formatPrefix({ country: market, language: code }),
        code,
        LANGUAGE_NAMES[code],
      ]),
      other: market === 'TR' ? undefined : [paths.localeSelect(prefix), t('header.otherCountry')],
    },
  };
}
