import { useTranslations } from 'next-intl';
import { phoneLink, splitContacts } from '@/components/layout/contacts';
import { Notice } from '@/components/ui/notice';
import type { CountryView } from '@/lib/contract/countries';
import styles from './no-scripts.module.css';

interface NoScriptsProps {
  /** How to reach us in this market. */
  contact: CountryView | undefined;
}

/** The wizard lives on scripts; a shipment can be given to us in other ways. */
export function NoScripts({ contact }: NoScriptsProps) {
  const t = useTranslations('ship.noScripts');
  return (
    <noscript>
      <Notice tone="info" title={t('title')}>
        <p>{t('text')}</p>
        {contact && <Reach contact={contact} />}
      </Notice>
    </noscript>
  );
}

function Reach({ contact }: { contact: CountryView }) {
  return (
    <ul role="list" className={styles.list}>
      {splitContacts(contact.contact).map((phone) => (
        <li key={phone}>
          <a href={phoneLink(phone)} dir="ltr">
            {phone}
          </a>
        </li>
      ))}
      {splitContacts(contact.email).map((address) => (
        <li key={address}>
          <a href={`mailto:${address}`} dir="ltr">
            {address}
          </a>
        </li>
      ))}
      <li>{contact.openTime}</li>
    </ul>
  );
}
