import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './talk-section.module.css';

export function TalkSection({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('company.talk');
  const links = useTranslations('layout.links');
  return (
    <Section ground="wash" labelledBy="talk">
      <Container>
        <SectionHeader id="talk" title={t('title')} lead={t('text')} />
        <p className={styles.actions}>
          <Link href={paths.contactProficient(prefix)} prefetch={false} className={buttonClass({ variant: 'primary' })}>
            {t('expert')}
          </Link>
          <Link href={paths.contactUs(prefix)} prefetch={false}>
            {t('contact')}
          </Link>
          <Link href={paths.article(prefix)} prefetch={false}>
            {t('news')}
          </Link>
          <Link href={paths.recruit(prefix)} prefetch={false}>
            {links('business-recruit')}
          </Link>
        </p>
      </Container>
    </Section>
  );
}
