import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { FactGrid } from '@/components/ui/content/fact-grid';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Figures } from '@/components/parts/facts/figures';
import { PRODUCT_WAYS, type ProductWithWays } from '../data/ways';

export interface WaysSectionProps {
  product: ProductWithWays;
  figures: Figures;
  /** The hours of the hand-over site, if the product includes the hand-over. */
  openTime?: string;
}

/** Shows the variants of a product side by side. */
export function WaysSection({ product, figures, openTime }: WaysSectionProps) {
  const t = useTranslations('product.ways');
  const hours = useTranslations('home.facts.hours');
  return (
    <Section compact labelledBy="ways">
      <Container>
        <SectionHeader id="ways" title={t(`titles.${product}`)} />
        <FactGrid
          facts={[
            ...PRODUCT_WAYS[product].map((way) => ({
              key: way,
              label: t(`${way}.label`, figures),
              value: t(`${way}.value`, figures),
              text: t(`${way}.text`, figures),
            })),
            ...(openTime ? [{ key: 'hours', label: hours('label'), value: openTime }] : []),
          ]}
        />
      </Container>
    </Section>
  );
}
