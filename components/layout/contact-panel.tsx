import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { CountryView } from '@/lib/contract/countries';
import { phoneLink, splitContacts } from './contacts';
import styles from './contact-panel.module.css';

const NETWORKS = [
  { key: 'twitter', name: 'Twitter' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'whatsapp', name: 'WhatsApp' },
] as const;

/** How to reach one country: phones and addresses (§2: joined by '/'), hours, office, social links (nine countries). */
export async function ContactPanel({ view }: { view: CountryView }) {
  const t = await getTranslations('layout.footer');
  const phones = splitContacts(view.contact);
  const addresses = splitContacts(view.email);
  const { social } = view;
  return (
    <>
      <h3 className={styles.country}>{view.countryName}</h3>
      <dl className={styles.list}>
        <Entry icon="phone" term={t('phone')}>
          {phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)} dir="ltr" className={styles.link}>
              {phone}
            </a>
          ))}
        </Entry>
        <Entry icon="mail" term={t('email')}>
          {addresses.map((address) => (
            <a key={address} href={`mailto:${address}`} dir="ltr" className={styles.link}>
              {address}
            </a>
          ))}
        </Entry>
        <Entry icon="clock" term={t('hours')}>
          {view.openTime}
        </Entry>
        <Entry icon="building" term={t('address')}>
          {view.address}
        </Entry>
      </dl>
      {social && (
        <ul role="list" className={styles.social}>
          {NETWORKS.map(({ key, name }) => (
            <li key={key}>
              <a
                href={social[key]}
                rel="noopener"
                aria-label={t('social', { network: name, country: view.countryName })}
                className={styles.network}
              >
                <Icon name={key} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt>
        <Icon name={icon} label={term} className={styles.icon} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
