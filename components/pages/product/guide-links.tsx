import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { LinkTiles } from '@/components/ui/link-tiles';
import { Section } from '@/components/ui/section';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './guide-links.module.css';

/** Links the pages with rules for every service. */
export function GuideLinks({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('product');
  return (
    <Section ground="wash" compact labelledBy="guide">
      <Container>
        <h2 id="guide" className={styles.title}>
          {t('guide')}
        </h2>
        <LinkTiles
          tiles={[
            { key: 'send', label: t('send.title'), href: paths.sendParcel(prefix), icon: 'book' },
            { key: 'goods', label: t('goods.title'), href: `${paths.sendParcel(prefix)}#goods`, icon: 'parcel' },
            { key: 'rules', label: t('sections.rules'), href: `${paths.product(prefix)}#rules`, icon: 'ruler' },
            { key: 'questions', label: t('sections.faq'), href: paths.help(prefix), icon: 'question' },
          ]}
        />
      </Container>
    </Section>
  );
}
