import { useTranslations } from 'next-intl';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Card } from '@/components/ui/layout/card';
import styles from './personal-centre.module.css';

/** Sections in the order of the page, with their anchors. */
const ANCHORS = {
  basicData: 'basic-data',
  phone: 'mobile-number',
  password: 'change-password',
  passkeys: 'passkeys',
  addressBook: 'address-book',
  sessions: 'sessions',
  keys: 'api-keys',
  webhooks: 'webhooks',
  data: 'my-data',
  close: 'close-account',
} as const;

export type SectionName = keyof typeof ANCHORS;

function useSectionTitles(): Record<SectionName, string> {
  const t = useTranslations('account');
  const tPasskeys = useTranslations('passkeys');
  return {
    basicData: t('personal.basicData'),
    phone: t('phone.title'),
    password: t('fields.password'),
    passkeys: tPasskeys('title'),
    addressBook: t('addressBook.title'),
    sessions: t('sessions.title'),
    keys: t('keys.title'),
    webhooks: t('webhooks.title'),
    data: t('data.title'),
    close: t('close.title'),
  };
}

function onHashChange(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Returns the section that the address names, or the first one if it names none or one of `without`. */
export function useShownSection(without: readonly SectionName[]): SectionName {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  const names = Object.keys(ANCHORS) as SectionName[];
  return names.find((name) => `#${ANCHORS[name]}` === hash && !without.includes(name)) ?? 'basicData';
}

interface PersonalNavProps {
  shown: SectionName;
  without: readonly SectionName[];
  /** A link to a page of the account. */
  more: ReactNode;
}

/**
 * Links to each section, the closing of the account last. On phones the links are folded under the title of the shown
 * section.
 */
export function PersonalNav({ shown, without, more }: PersonalNavProps) {
  const t = useTranslations('account.personal');
  const titles = useSectionTitles();
  const names = (Object.keys(ANCHORS) as SectionName[]).filter((name) => !without.includes(name));
  const item = (name: SectionName) => (
    <li key={name}>
      <a href={`#${ANCHORS[name]}`} aria-current={name === shown || undefined}>
        {titles[name]}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('sections')} className={styles.nav}>
      {/* Choosing another section closes the fold. */}
      <details key={shown}>
        <summary className={styles.shown}>
          {titles[shown]}
          <Icon name="chevron-down" />
        </summary>
        <ul role="list">
          {names.filter((name) => name !== 'close').map(item)}
          <li>{more}</li>
          {names.includes('close') && item('close')}
        </ul>
      </details>
    </nav>
  );
}

interface PersonalSectionProps {
  name: SectionName;
  shown: SectionName;
  lead?: ReactNode;
  children: ReactNode;
}

/** Shows one section. The others stay in the document, so that text typed in them is not lost. */
export function PersonalSection({ name, shown, lead, children }: PersonalSectionProps) {
  const title = useSectionTitles()[name];
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = name === shown;
  useEffect(() => {
    // The browser cannot scroll to a section that is still hidden when its link is pressed.
    if (isShown && location.hash) heading.current?.focus();
  }, [isShown]);
  return (
    <div hidden={!isShown}>
      <Card as="section" padding="large" labelledBy={ANCHORS[name]}>
        <h2 ref={heading} id={ANCHORS[name]} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Card>
    </div>
  );
}
