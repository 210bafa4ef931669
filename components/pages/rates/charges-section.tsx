import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { Table } from '@/components/ui/content/table';
import type { Country } from '@/lib/market/country';
import { chargesOf } from './charges';
import styles from './charges-section.module.css';

export function ChargesSection({ country, figures }: { country: Country; figures: Figures }) {
  const t = useTranslations('rates.charges');
  return (
    <Section labelledBy="charges">
      <Container>
        <SectionHeader id="charges" title={t('title')} lead={t('lead')} />
        <div className={styles.charges}>
          <Table
            caption={t('title')}
            hideCaption
            columns={[
              { key: 'name', header: t('name') },
              { key: 'amount', header: t('amount') },
              { key: 'when', header: t('when'), className: styles.when },
            ]}
            rows={chargesOf(country).map((charge) => ({
              key: charge,
              cells: {
                name: t(`rows.${charge}.name`),
                amount: t(`rows.${charge}.amount`, figures),
                when: t(`rows.${charge}.when`, figures),
              },
            }))}
          />
        </div>
      </Container>
    </Section>
  );
}
