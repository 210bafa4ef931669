import { useTranslations } from 'next-intl';
import { Flag } from '@/components/layout/flag';
import { Accordion } from '@/components/ui/accordion';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { CountryView } from '@/lib/contract/countries';
import { OfficeDetails } from './office-details';
import styles from './other-markets.module.css';

/** The other countries' contacts, folded away until one is asked for. */
export function OtherMarkets({ views }: { views: readonly CountryView[] }) {
  const t = useTranslations('support.support.others');
  return (
    <Section labelledBy="others">
      <Container>
        <SectionHeader id="others" title={t('title')} lead={t('lead')} />
        <Accordion
          name="market"
          items={views.map((view) => ({
            key: `market-${view.code}`,
            title: (
              <span className={styles.country}>
                <Flag country={view.code} />
                {view.countryName}
              </span>
            ),
            content: <OfficeDetails view={view} />,
          }))}
        />
      </Container>
    </Section>
  );
}
