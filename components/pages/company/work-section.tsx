import { useLocale, useTranslations } from 'next-intl';
import { dayFigures } from '@/components/parts/facts/figures';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import styles from './work-section.module.css';

const TRADES = ['receive', 'carry', 'clear', 'deliver'] as const;
const GROUPS = ['sellers', 'senders', 'partners'] as const;

/** Describes our work in the order of a parcel's journey, and the people for whom we work (§1). */
export function WorkSection() {
  const t = useTranslations('company');
  const days = dayFigures(useLocale());
  return (
    <>
      <Section labelledBy="work">
        <Container>
          <SectionHeader id="work" title={t('work.title')} lead={t('work.lead')} />
          <div className={styles.list}>
            <DescriptionList
              items={TRADES.map((trade) => ({
                key: trade,
                term: t(`work.${trade}.name`),
                value: t(`work.${trade}.text`, days),
              }))}
            />
          </div>
        </Container>
      </Section>
      <Section labelledBy="people">
        <Container>
          <SectionHeader id="people" title={t('people.title')} />
          <div className={styles.list}>
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
    </>
  );
}
