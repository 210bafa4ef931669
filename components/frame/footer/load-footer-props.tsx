import { filePaths } from '@/lib/routing/file-paths';
import { getTranslations } from 'next-intl/server';
import type { CountryView } from '@/lib/contract/places/countries';
import { formatYears } from '@/lib/i18n/format/format-range';
import { BRAND } from '@/lib/market/brand';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { pathTo, paths } from '@/lib/routing/paths';
import { ContactLine } from '../contacts/contact-line';
import type { FooterContactsProps } from './footer-contacts.island';
import type { FooterProps } from './footer.island';
import type { NamedMarket } from '../load-frame-props';
import { footerColumns } from '../header/navigation';

export interface FooterData {
  choice: MarketChoice;
  prefix: Prefix;
  markets: readonly NamedMarket[];
  /** Empty if the list of countries is unavailable: the footer then shows no contacts. */
  countries: readonly CountryView[];
}

/** Loads the footer's texts and addresses. Only the market's own contacts are markup. */
export async function loadFooterProps(data: FooterData): Promise<FooterProps> {
  const { choice, prefix } = data;
  const t = await getTranslations('layout');
  return {
    qr: {
      picture: filePaths.homeQr(prefix),
      caption: t('footer.qr'),
    },
    contacts: await loadContactsProps(data),
    columns: footerColumns(choice.country).map(([column, pages]) => [
      t(`footer.${column}`),
      pages.map((page) => [pathTo(prefix, page), t(`links.${page}`)] as const),
    ]),
    copyright: t('footer.copyright', {
      years: formatYears(BRAND.founded, new Date().getFullYear()),
      brand: BRAND.name,
    }),
  };
}

async function loadContactsProps({ choice, prefix, markets, countries }: FooterData) {
  const view = countries.find(({ code }) => code === choice.country);
  if (!view) return undefined;
  const t = await getTranslations('layout.footer');
  const terms = { phone: t('phone'), email: t('email'), hours: t('hours'), address: t('address') };
  return {
    country: view.code,
    marketContacts: <ContactLine contacts={view} terms={terms} />,
    markets,
    elsewhere: [`${paths.contactUs(prefix)}#offices`, t('elsewhere')],
    texts: {
      title: t('contact'),
      country: t('country'),
      ...terms,
      failed: t('failed'),
      retry: t('retry'),
    },
  } satisfies FooterContactsProps;
}
