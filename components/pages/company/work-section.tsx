import { useLocale, useTranslations } from 'next-intl';
import { dayFigures } from '@/components/parts/facts/figures';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import styles from './work-section.module.css';

const TRADES = ['receive', 'carry', 'clear', 'deliver'] as const;
const GROUPS = ['sellers', 'senders', 'partners'] as const;

/** Describes our work in the order of a parcel's journey, beside the people for whom we work (§1). */
export function WorkSection() {
  const t = useTranslations('company');
  const days = dayFigures(useLocale());
  return (
    <Section labelledBy="work">
      <Container>
        <div className={styles.columns}>
          <SectionHeader id="work" title={t('work.title')} lead={t('work.lead')} />
          <DescriptionList
            items={TRADES.map((trade) => ({
              key: trade,
              term: t(`work.${trade}.name`),
              value: t(`work.${trade}.text`, days),
            }))}
          />
          <SectionHeader title={t('people.title')} />
          <DescriptionList
            items={GROUPS.map((group) => ({
              key: group,
              term: t(`people.${group}.name`),
              value: t(`people.${group}.text`),
            }))}
          />
        </div>
      </Container>
    </Section>
  );
}
