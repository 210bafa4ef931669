import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Notice } from '@/components/ui/status/notice';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { MailLinks, PhoneLinks } from '@/components/frame/contacts/contact-links';
import styles from './market-contacts.module.css';
import { SocialLinks } from './social-links';

/**
 * Shows every contact of one market: by phone, in writing, in person, and by social networks if the country has them.
 */
export function MarketContacts({ view, prefix }: { view: CountryView | undefined; prefix: Prefix }) {
  const t = useTranslations('support.contacts');
  if (!view) return <Notice tone="warn">{t('missing')}</Notice>;
  return (
    <div className={styles.ways}>
      <ContactWay icon="phone" title={t('call')}>
        <PhoneLinks contacts={view.contact} large />
        <p className={styles.hours}>
          {view.openTime}
          <small className={styles.note}>{t('localTime')}</small>
        </p>
      </ContactWay>
      <ContactWay icon="mail" title={t('write')}>
        <MailLinks contacts={view.email} />
        <Link href={`${paths.contactUs(prefix)}#write`} prefetch={false} className={styles.onward}>
          {t('form')}
          <Icon name="arrow-forward" size={16} />
        </Link>
      </ContactWay>
      <ContactWay icon="map-pin" title={t('visit')}>
        <p>{view.address}</p>
        <Link href={`${paths.contactUs(prefix)}#offices`} prefetch={false} className={styles.onward}>
          {t('map')}
          <Icon name="arrow-forward" size={16} />
        </Link>
      </ContactWay>
      {view.social && (
        <ContactWay icon="whatsapp" title={t('follow')}>
          <SocialLinks view={view} />
        </ContactWay>
      )}
    </div>
  );
}

function ContactWay({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h3 className={styles.title}>
        <Icon name={icon} className={styles.icon} />
        {title}
      </h3>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
