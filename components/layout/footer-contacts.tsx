import { getTranslations } from 'next-intl/server';
import type { CountryView } from '@/lib/contract/countries';
import type { Country } from '@/lib/market/country';
import { ContactPanel } from './contact-panel';
import { Flag } from './flag';
import styles from './footer-contacts.module.css';

export interface FooterContactsProps {
  /** Chosen at first. */
  country: Country;
  countries: readonly CountryView[];
}

/** §2: choosing a country shows how to reach it. Radio buttons and a style sheet do it, so it works without scripts. */
export async function FooterContacts({ country, countries }: FooterContactsProps) {
  const t = await getTranslations('layout.footer');
  return (
    <section aria-labelledby="footer-contacts" className={styles.contacts}>
      <fieldset className={styles.chooser}>
        <legend className={styles.legend}>
          <span id="footer-contacts" role="heading" aria-level={2} className={styles.title}>
            {t('contact')}
          </span>
          <span className={styles.hint}>{t('chooseCountry')}</span>
        </legend>
        <div className={styles.choices}>
          {countries.map(({ code, countryName }) => (
            <label key={code} className={styles.choice}>
              <input
                type="radio"
                name="footer-country"
                value={code}
                defaultChecked={code === country}
                className={styles.radio}
              />
              <Flag country={code} />
              {countryName}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.panels}>
        {countries.map((view) => (
          <div key={view.code} data-contacts={view.code} className={styles.panel}>
            <ContactPanel view={view} />
          </div>
        ))}
      </div>
    </section>
  );
}
