import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { phoneLink, splitContacts } from '@/components/layout/contacts';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { CountryView } from '@/lib/contract/countries';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './reach-section.module.css';

/** How to reach us in this market (§2: numbers and addresses joined by '/'). */
export function ReachSection({ view, prefix }: { view: CountryView; prefix: Prefix }) {
  const t = useTranslations('home.reach');
  const links = useTranslations('layout.links');
  const support = (
    <Link href={paths.support(prefix)} prefetch={false} className={buttonClass()}>
      {t('support')}
    </Link>
  );
  return (
    <Section ground="wash" labelledBy="reach">
      <Container>
        <SectionHeader
          id="reach"
          title={t('title', { market: view.code, country: view.countryName })}
          action={support}
        />
        <dl className={styles.ways}>
          <Way icon="phone" term={t('phone')}>
            {splitContacts(view.contact).map((phone) => (
              <a key={phone} href={phoneLink(phone)} dir="ltr" className={styles.figures}>
                {phone}
              </a>
            ))}
          </Way>
          <Way icon="mail" term={t('email')}>
            {splitContacts(view.email).map((address) => (
              <a key={address} href={`mailto:${address}`} dir="ltr">
                {address}
              </a>
            ))}
          </Way>
          <Way icon="clock" term={t('hours')}>
            {view.openTime}
          </Way>
          <Way icon="map-pin" term={t('address')}>
            {view.address}
            <Link href={paths.locationMap(prefix)} prefetch={false}>
              {links('location-map')}
            </Link>
          </Way>
        </dl>
      </Container>
    </Section>
  );
}

function Way({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <Icon name={icon} size={24} className={styles.icon} />
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
