import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import styles from './people-section.module.css';

const GROUPS = [
  { key: 'sellers', icon: 'globe' },
  { key: 'senders', icon: 'user' },
  { key: 'partners', icon: 'users' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** §1: who the users are. */
export function PeopleSection() {
  const t = useTranslations('company.people');
  return (
    <Section labelledBy="people">
      <Container>
        <SectionHeader id="people" title={t('title')} />
        <ul role="list" className={styles.groups}>
          {GROUPS.map(({ key, icon }) => (
            <li key={key} className={styles.group}>
              <Icon name={icon} size={32} className={styles.icon} />
              <h3 className={styles.name}>{t(`${key}.name`)}</h3>
              <p className={styles.text}>{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
