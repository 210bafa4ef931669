'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { phoneLink, splitContacts } from './contacts';
import styles from './footer-contacts.module.css';
import type { NamedMarket } from './frame-props';
import type { NamedLink } from './link-list';
import type { CountryView } from '@/lib/contract/countries';
import type { Country } from '@/lib/market/country';

export type Contacts = Pick<CountryView, 'code' | 'contact' | 'email' | 'openTime' | 'address' | 'social'>;

const NETWORKS = ['Twitter', 'Instagram', 'Facebook', 'WhatsApp'] as const;

export interface FooterContactsProps {
  /** This market's. Another country's are fetched when it is chosen. */
  own: Contacts;
  markets: readonly NamedMarket[];
  /** Where all of them stand, for browsers without scripts. */
  elsewhere: NamedLink;
  texts: Record<'title' | 'country' | 'phone' | 'email' | 'hours' | 'address' | 'loading' | 'failed' | 'retry', string>;
}

/** §2: choosing a country shows how to reach it. */
export function FooterContacts({ own, markets, elsewhere, texts }: FooterContactsProps) {
  const [chosen, setChosen] = useState(own.code);
  /** None before another country is chosen; null after a failure. */
  const [others, setOthers] = useState<readonly Contacts[] | null>([]);
  const shown = [own, ...(others ?? [])].find(({ code }) => code === chosen);

  function load() {
    setOthers([]);
    import('@/lib/client/dictionaries')
      .then(({ loadCountryList }) => loadCountryList())
      .then(setOthers, () => setOthers(null));
  }

  function choose(country: Country) {
    setChosen(country);
    if (country !== own.code && !others?.length) load();
  }

  return (
    <section aria-labelledby="footer-contacts" className={styles.contacts}>
      <h2 id="footer-contacts">{texts.title}</h2>
      <div className={styles.choice}>
        <select
          aria-label={texts.country}
          value={chosen}
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
      <div aria-live="polite" className={styles.shown}>
        {shown ? (
          <ContactLine contacts={shown} texts={texts} />
        ) : others ? (
          <p>{texts.loading}</p>
        ) : (
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

/** §2: numbers and addresses are joined by '/'; nine countries have social links. */
function ContactLine({ contacts, texts }: { contacts: Contacts; texts: FooterContactsProps['texts'] }) {
  const { contact, email, openTime, address, social } = contacts;
  return (
    <>
      <dl>
        <Entry icon="phone" term={texts.phone}>
          {splitContacts(contact).map((phone) => (
            <a key={phone} href={phoneLink(phone)} dir="ltr">
              {phone}
            </a>
          ))}
        </Entry>
        <Entry icon="mail" term={texts.email}>
          {splitContacts(email).map((name) => (
            <a key={name} href={`mailto:${name}`} dir="ltr">
              {name}
            </a>
          ))}
        </Entry>
        <Entry icon="clock" term={texts.hours}>
          {openTime}
        </Entry>
        <Entry icon="building" term={texts.address}>
          {address}
        </Entry>
      </dl>
      {social && (
        <ul role="list">
          {NETWORKS.map((name) => {
            const key = name.toLowerCase() as Lowercase<typeof name>;
            return (
              <li key={key}>
                <a href={social[key]} rel="noopener" aria-label={name}>
                  <Icon name={key} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Entry({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} label={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
