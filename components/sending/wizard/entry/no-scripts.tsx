import { useTranslations } from 'next-intl';
import { phoneHref, splitContacts } from '@/components/frame/contacts/contacts';
import { Notice } from '@/components/ui/status/notice';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './no-scripts.module.css';

interface NoScriptsProps {
  prefix: Prefix;
  /** Contacts of this market. */
  contact: CountryView | undefined;
}

/** Links the form without scripts and shows our contacts, because the wizard needs scripts. */
export function NoScripts({ prefix, contact }: NoScriptsProps) {
  const t = useTranslations('ship.noScripts');
  return (
    <noscript>
      <Notice tone="info" title={t('title')}>
        <p>{t.rich('text', { link: (text) => <a href={paths.basicSend(prefix)}>{text}</a> })}</p>
        {contact && <ContactList contact={contact} />}
      </Notice>
    </noscript>
  );
}

function ContactList({ contact }: { contact: CountryView }) {
  return (
    <ul role="list" className={styles.list}>
      {splitContacts(contact.contact).map((phone) => (
        <li key={phone}>
          <a href={phoneHref(phone)} dir="ltr">
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
