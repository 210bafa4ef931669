import { useTranslations } from 'next-intl';
import { Flag } from '@/components/layout/flag';
import { Accordion, type AccordionItem } from '@/components/ui/accordion';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { CountryView } from '@/lib/contract/countries';
import { OfficeDetails } from './office-details';
import styles from './other-markets.module.css';

/** The other countries' contacts, folded away until one is asked for. */
export function OtherMarkets({ views }: { views: readonly CountryView[] }) {
  const t = useTranslations('support.support.others');
  const half = Math.ceil(views.length / 2);
  return (
    <Section labelledBy="others">
      <Container>
        <SectionHeader id="others" title={t('title')} lead={t('lead')} />
        <div className={styles.columns}>
          <Accordion name="market" items={views.slice(0, half).map(folded)} />
          <Accordion name="market" items={views.slice(half).map(folded)} />
        </div>
      </Container>
    </Section>
  );
}

function folded(view: CountryView): AccordionItem {
  return {
    key: `market-${view.code}`,
    title: (
      <span className={styles.country}>
        <Flag country={view.code} />
        {view.countryName}
      </span>
    ),
    content: <OfficeDetails view={view} />,
  };
}
