import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { TOPICS, TOPIC_ICONS } from './faq';
import styles from './topic-links.module.css';

/** The help page's topics, each a way into it. */
export function TopicLinks({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('support');
  return (
    <Section ground="wash" labelledBy="topics">
      <Container>
        <SectionHeader id="topics" title={t('support.topics')} />
        <ul role="list" className={styles.topics}>
          {TOPICS.map((topic) => (
            <li key={topic}>
              <Link href={`${paths.help(prefix)}#${topic}`} prefetch={false} className={styles.topic}>
                <Icon name={TOPIC_ICONS[topic]} className={styles.icon} />
                {t(`help.topics.${topic}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
