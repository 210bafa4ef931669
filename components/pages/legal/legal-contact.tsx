import { useTranslations } from 'next-intl';
import { ContactWays } from '@/components/frame/contacts/contact-ways';
import { Card } from '@/components/ui/layout/card';
import type { CountryView } from '@/lib/contract/places/countries';
import styles from './legal-contact.module.css';

/** Shows the contacts of this market that are responsible for the text above. */
export function LegalContact({ view, inCountry }: { view: CountryView; inCountry: string }) {
  const t = useTranslations('legal.contact');
  const names = useTranslations('layout.footer');
  return (
    <Card as="section" padding="large" labelledBy="legal-contact">
      <div className={styles.heading}>
        <h2 id="legal-contact" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead', { inCountry })}</p>
      </div>
      <ContactWays
        view={view}
        terms={{ phone: names('phone'), email: names('email'), hours: names('hours'), address: names('address') }}
      />
    </Card>
  );
}
