'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Country } from '@/lib/market/country';
import type { ContactLineProps } from '../contacts/contact-line';
import styles from './footer-contacts.module.css';
import type { NamedMarket } from '../load-frame-props';
import type { NamedLink } from '../page/link-list';
import type { OtherContacts } from '../contacts/other-contacts';

export interface FooterContactsProps {
  country: Country;
  /** This market's contacts. The contacts of another country, and their component, are fetched when it is chosen. */
  marketContacts: ReactNode;
  markets: readonly NamedMarket[];
  /** Link to all contacts, for browsers without scripts. */
  elsewhere: NamedLink;
  texts: Record<'title' | 'country' | 'failed' | 'retry', string> & ContactLineProps['terms'];
}

/** Shows the contacts of the chosen country (§2). */
export function FooterContacts({ country, marketContacts, markets, elsewhere, texts }: FooterContactsProps) {
  const [selectedCountry, setSelectedCountry] = useState(country);
  /** Undefined until another country is chosen and its contacts have loaded; null after a failure. */
  const [others, setOthers] = useState<OtherContacts | null>();

  const isLoading = selectedCountry !== country && others === undefined;

  function load() {
    setOthers(undefined);
    import('../contacts/other-contacts')
      .then(({ loadOtherContacts }) => loadOtherContacts(texts))
      .then(
        (loaded) => setOthers(() => loaded),
        () => setOthers(null),
      );
  }

  function choose(other: Country) {
    setSelectedCountry(other);
    if (other !== country && !others) load();
  }

  return (
    <section aria-labelledby="footer-contacts" className={styles.contacts}>
      <h2 id="footer-contacts">{texts.title}</h2>
      <div className={styles.choice}>
        <select
          aria-label={texts.country}
          value={selectedCountry}
          autoComplete="off"
          onChange={(event) => choose(event.target.value as Country)}
        >
          {markets.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
      <a href={elsewhere[0]} className={styles.elsewhere}>
        {elsewhere[1]}
      </a>
      <div aria-live="polite" aria-busy={isLoading || undefined} className={styles.shown}>
        {selectedCountry === country ? (
          marketContacts
        ) : others ? (
          others(selectedCountry)
        ) : isLoading ? null : (
          <p>
            {texts.failed}{' '}
            <button type="button" onClick={load}>
              {texts.retry}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
