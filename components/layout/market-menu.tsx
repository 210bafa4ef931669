import { getTranslations } from 'next-intl/server';
import { DisclosureMenu } from '@/components/ui/disclosure-menu.island';
import { Icon } from '@/components/ui/icon';
import { MARKETS } from '@/lib/market/country';
import { LANGUAGE_NAMES } from '@/lib/market/language';
import { formatPrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { countryName, type NamedCountry } from '@/lib/i18n/place-name';
import { Flag } from './flag';
import { MarketLinks } from './market-links.island';
import { MENU_GROUP } from '@/components/layout/frame/follow-links';
import styles from './market-menu.module.css';

export interface MarketMenuProps {
  choice: MarketChoice;
  prefix: Prefix;
  countries: readonly NamedCountry[];
}

/** §2: the languages of this country, and the way to another one (Turkey has its own host and offers none). */
export async function MarketMenu({ choice, prefix, countries }: MarketMenuProps) {
  const t = await getTranslations('layout.header');
  const { country, language } = choice;
  const name = countryName(country, language, countries);
  return (
    <DisclosureMenu
      name={MENU_GROUP}
      align="end"
      summary={
        <span className={styles.summary}>
          <Flag country={country} />
          <span className={styles.sheetOnly}>{name}</span>
          <span aria-hidden="true" className={styles.sheetOnly}>
            ·
          </span>
          {LANGUAGE_NAMES[language]}
        </span>
      }
      label={t('market', { country: name, language: LANGUAGE_NAMES[language] })}
    >
      <p className={styles.heading}>{t('languages', { country: name })}</p>
      <MarketLinks
        marks={{ current: <Icon name="check" size={16} />, other: <Icon name="globe" /> }}
        languages={MARKETS[country].languages.map((code) => ({
          language: code,
          prefix: formatPrefix({ country, language: code }),
          name: LANGUAGE_NAMES[code],
          current: code === language,
        }))}
        other={country === 'TR' ? undefined : { href: paths.localeSelect(prefix), label: t('otherCountry') }}
      />
    </DisclosureMenu>
  );
}
