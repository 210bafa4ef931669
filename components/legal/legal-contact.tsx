import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { phoneLink, splitContacts } from '@/components/layout/contacts';
import { Card } from '@/components/ui/card';
import type { CountryView } from '@/lib/contract/countries';
import styles from './legal-contact.module.css';

/** How to reach the people of this market who answer for the text above. */
export function LegalContact({ view, inCountry }: { view: CountryView; inCountry: string }) {
  const t = useTranslations('legal.contact');
  const names = useTranslations('layout.footer');
  const phones = splitContacts(view.contact).map((phone) => (
    <a key={phone} href={phoneLink(phone)} dir="ltr" className={styles.figures}>
      {phone}
    </a>
  ));
  const addresses = splitContacts(view.email).map((address) => (
    <a key={address} href={`mailto:${address}`} dir="ltr">
      {address}
    </a>
  ));
  return (
    <Card as="section" padding="large" labelledBy="legal-contact">
      <div className={styles.heading}>
        <h2 id="legal-contact" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead', { inCountry })}</p>
      </div>
      <dl className={styles.list}>
        <Way term={names('phone')}>{phones}</Way>
        <Way term={names('email')}>{addresses}</Way>
        <Way term={names('hours')}>{view.openTime}</Way>
        <Way term={names('address')}>{view.address}</Way>
      </dl>
    </Card>
  );
}

function Way({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
