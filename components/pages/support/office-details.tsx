import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { CountryView } from '@/lib/contract/places/countries';
import { MailLinks, PhoneLinks } from '@/components/frame/contacts/contact-links';
import styles from './office-details.module.css';

/** Shows one office in a few lines: numbers, addresses, hours, street. */
export function OfficeDetails({ view }: { view: CountryView }) {
  const t = useTranslations('support.contacts');
  return (
    <dl className={styles.details}>
      <OfficeDetail icon="phone" term={t('phone')}>
        <PhoneLinks contacts={view.contact} />
      </OfficeDetail>
      <OfficeDetail icon="mail" term={t('email')}>
        <MailLinks contacts={view.email} />
      </OfficeDetail>
      <OfficeDetail icon="clock" term={t('hours')}>
        {view.openTime}
      </OfficeDetail>
      <OfficeDetail icon="map-pin" term={t('address')}>
        {view.address}
      </OfficeDetail>
    </dl>
  );
}

function OfficeDetail({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>
        <Icon name={icon} label={term} className={styles.icon} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
