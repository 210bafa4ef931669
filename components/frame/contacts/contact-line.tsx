import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { CountryView } from '@/lib/contract/places/countries';
import { phoneHref, splitContacts } from './contacts';

const SOCIAL_NETWORKS = ['Twitter', 'Instagram', 'Facebook', 'WhatsApp'] as const;

export interface ContactLineProps {
  contacts: Pick<CountryView, 'contact' | 'email' | 'openTime' | 'address' | 'social'>;
  terms: Record<'phone' | 'email' | 'hours' | 'address', string>;
}

/**
 * Shows the contacts of a country. Its numbers and mail addresses come joined by '/'. Nine countries have social links
 * (§2).
 */
export function ContactLine({ contacts, terms }: ContactLineProps) {
  const { contact, email, openTime, address, social } = contacts;
  return (
    <>
      <dl>
        <ContactEntry icon="phone" term={terms.phone}>
          {splitContacts(contact).map((phone) => (
            <a key={phone} href={phoneHref(phone)} dir="ltr">
              {phone}
            </a>
          ))}
        </ContactEntry>
        <ContactEntry icon="mail" term={terms.email}>
          {splitContacts(email).map((name) => (
            <a key={name} href={`mailto:${name}`} dir="ltr">
              {name}
            </a>
          ))}
        </ContactEntry>
        <ContactEntry icon="clock" term={terms.hours}>
          {openTime}
        </ContactEntry>
        <ContactEntry icon="building" term={terms.address}>
          {address}
        </ContactEntry>
      </dl>
      {social && (
        <ul role="list">
          {SOCIAL_NETWORKS.map((name) => {
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

function ContactEntry({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} label={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
