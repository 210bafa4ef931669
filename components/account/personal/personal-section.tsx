import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import styles from './personal-centre.module.css';

/** Sections in the order of the page, with their anchors. */
const ANCHORS = {
  basicData: 'basic-data',
  phone: 'mobile-number',
  password: 'change-password',
  addressBook: 'address-book',
  sessions: 'sessions',
  keys: 'api-keys',
  webhooks: 'webhooks',
  data: 'my-data',
  close: 'close-account',
} as const;

export type SectionName = keyof typeof ANCHORS;

function useTitles(): Record<SectionName, string> {
  const t = useTranslations('account');
  return {
    basicData: t('personal.basicData'),
    phone: t('phone.title'),
    password: t('fields.password'),
    addressBook: t('addressBook.title'),
    sessions: t('sessions.title'),
    keys: t('keys.title'),
    webhooks: t('webhooks.title'),
    data: t('data.title'),
    close: t('close.title'),
  };
}

/** Links to each section; they stay visible on wide screens. */
export function PersonalNav({ without }: { without: readonly SectionName[] }) {
  const t = useTranslations('account.personal');
  const titles = useTitles();
  return (
    <nav aria-label={t('sections')} className={styles.nav}>
      <ul role="list">
        {(Object.keys(ANCHORS) as SectionName[])
          .filter((name) => !without.includes(name))
          .map((name) => (
            <li key={name}>
              <a href={`#${ANCHORS[name]}`}>{titles[name]}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface PersonalSectionProps {
  name: SectionName;
  lead?: ReactNode;
  children: ReactNode;
}

export function PersonalSection({ name, lead, children }: PersonalSectionProps) {
  const title = useTitles()[name];
  return (
    <Card as="section" padding="large" labelledBy={ANCHORS[name]}>
      <h2 id={ANCHORS[name]} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
