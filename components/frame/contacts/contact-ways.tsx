import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { CountryView } from '@/lib/contract/places/countries';
import { phoneHref, splitContacts } from './contacts';
import styles from './contact-ways.module.css';

const ICONS = { phone: 'phone', email: 'mail', hours: 'clock', address: 'map-pin' } as const satisfies Record<
  string,
  IconName
>;
type Way = keyof typeof ICONS;

export interface ContactWaysProps {
  view: Pick<CountryView, 'contact' | 'email' | 'openTime' | 'address'>;
  terms: Record<Way, string>;
  icons?: boolean;
  /** Content below the address, such as directions. */
  children?: ReactNode;
}

/** Shows the contacts of a market (§2: numbers and addresses joined by '/'). */
export function ContactWays({ view, terms, icons, children }: ContactWaysProps) {
  const phones = splitContacts(view.contact).map((phone) => (
    <a key={phone} href={phoneHref(phone)} dir="ltr" className={styles.figures}>
      {phone}
    </a>
  ));
  const addresses = splitContacts(view.email).map((address) => (
    <a key={address} href={`mailto:${address}`} dir="ltr">
      {address}
    </a>
  ));
  const way = (name: Way, label: ReactNode) => (
    <div className={styles.way}>
      <dt className={styles.term}>
        {icons && <Icon name={ICONS[name]} size={24} className={styles.icon} />}
        <span>{terms[name]}</span>
      </dt>
      <dd className={styles.value}>{label}</dd>
    </div>
  );
  return (
    <dl className={styles.ways}>
      {way('phone', phones)}
      {way('email', addresses)}
      {way('hours', view.openTime)}
      {way(
        'address',
        <>
          {view.address}
          {children}
        </>,
      )}
    </dl>
  );
}
