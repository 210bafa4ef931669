import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { LinkTiles } from '@/components/ui/navigation/link-tiles';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { TOPICS, TOPIC_ICONS } from './faq';

/** Links to the topics of the help page. */
export function TopicLinks({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('support');
  const tiles = TOPICS.map((topic) => ({
    key: topic,
    label: t(`help.topics.${topic}`),
    href: `${paths.help(prefix)}#${topic}`,
    icon: TOPIC_ICONS[topic],
  }));
  return (
    <Section ground="wash" labelledBy="topics">
      <Container>
        <SectionHeader id="topics" title={t('support.topics')} />
        <LinkTiles tiles={tiles} />
      </Container>
    </Section>
  );
}
