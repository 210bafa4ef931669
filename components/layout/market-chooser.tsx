import { getTranslations } from 'next-intl/server';
import { WorldMap } from '@/components/network/world-map';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGE_NAMES, type Language } from '@/lib/market/language';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { countryName, type NamedCountry } from './country-name';
import { Flag } from './flag';
import { CHOOSER_ID } from './market-chooser-id';
import styles from './market-chooser.module.css';

export interface MarketChooserProps {
  /** The language of the page. */
  language: Language;
  /** The open market; none on the index page. */
  current?: MarketChoice;
  countries?: readonly NamedCountry[];
}

/** §2: countries with flag and languages, as a map with links and as a list. Also the content of the first-visit dialog. */
export async function MarketChooser({ language, current, countries }: MarketChooserProps) {
  const t = await getTranslations('layout.chooser');
  const nameOf = (country: Country) => countryName(country, language, countries);
  return (
    <div id={CHOOSER_ID} className={styles.chooser}>
      <p className={styles.lead}>{t('lead')}</p>
      <WorldMap
        label={t('map')}
        points={COUNTRIES.map((country) => ({
          id: country,
          label: nameOf(country),
          href: paths.home(formatPrefix({ country, language: languageIn(country, language) })),
          lon: MARKETS[country].hub[0],
          lat: MARKETS[country].hub[1],
          current: country === current?.country,
        }))}
      />
      <ul role="list" aria-label={t('list')} className={styles.list}>
        {COUNTRIES.map((country) => (
          <li key={country} className={styles.country}>
            <Flag country={country} large />
            <p className={styles.name}>{nameOf(country)}</p>
            <LanguageLinks country={country} current={current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page's language where the country has it, else the country's own. */
function languageIn(country: Country, language: Language): Language {
  const { languages, defaultLanguage } = MARKETS[country];
  return languages.includes(language) ? language : defaultLanguage;
}

function LanguageLinks({ country, current }: { country: Country; current: MarketChoice | undefined }) {
  return (
    <ul role="list" className={styles.languages}>
      {MARKETS[country].languages.map((language) => (
        <li key={language}>
          <a
            href={paths.home(formatPrefix({ country, language }))}
            lang={language}
            hrefLang={language}
            aria-current={country === current?.country && language === current.language ? 'true' : undefined}
            className={styles.link}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
