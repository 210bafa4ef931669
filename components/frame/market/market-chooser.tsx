import { WorldMap } from '@/components/parts/maps/world-map';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { homePath } from '@/lib/routing/home-path';
import { Flag } from './flag';
import { CHOOSER_ID } from '@/components/frame/effects/follow-market-links';
import type { SiteOrigins } from '../load-frame-props';
import styles from './market-chooser.module.css';

export interface MarketChooserProps {
  /** Language of the page. */
  language: Language;
  /** The open market; none on the index page. */
  current?: MarketChoice;
  texts: MarketChooserTexts;
}

export interface MarketChooserTexts {
  lead?: string;
  /** Names of the map and of the list. */
  map: string;
  list: string;
  names: Readonly<Record<Country, string>>;
  /** Shorter names for the map, where usual. */
  shortNames: Readonly<Partial<Record<Country, string>>>;
  origins: SiteOrigins;
}

/**
 * Countries with flag and languages, as a list, and as a map with links (§2). Also the content of the first-visit
 * dialog.
 */
export function MarketChooser({ language, current, texts }: MarketChooserProps) {
  const hrefOf = (choice: MarketChoice) =>
    (choice.country === 'TR' ? texts.origins.turkish : texts.origins.others) + homePath(formatPrefix(choice));
  return (
    <div id={CHOOSER_ID} data-uncovered="" className={styles.chooser}>
      {texts.lead && <p className={styles.lead}>{texts.lead}</p>}
      <ul role="list" aria-label={texts.list} className={styles.list}>
        {COUNTRIES.map((country) => (
          <li key={country} className={styles.country}>
            <Flag country={country} large />
            <p className={styles.name}>{texts.names[country]}</p>
            <LanguageLinks country={country} current={current} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
      <WorldMap
        label={texts.map}
        points={COUNTRIES.map((country) => ({
          id: country,
          label: texts.shortNames[country] ?? texts.names[country],
          href: hrefOf({ country, language: languageIn(country, language) }),
          current: country === current?.country,
        }))}
      />
    </div>
  );
}

/** Returns the page's language if the country has it, else the country's own. */
function languageIn(country: Country, language: Language): Language {
  const { languages, defaultLanguage } = MARKETS[country];
  return languages.includes(language) ? language : defaultLanguage;
}

interface LanguageLinksProps {
  country: Country;
  current: MarketChoice | undefined;
  hrefOf: (choice: MarketChoice) => string;
}

function LanguageLinks({ country, current, hrefOf }: LanguageLinksProps) {
  const { languages, defaultLanguage } = MARKETS[country];
  // The market's own language is first.
  const inOrder = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
  return (
    <ul role="list" className={styles.languages}>
      {inOrder.map((language) => (
        <li key={language}>
          <a
            href={hrefOf({ country, language })}
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
