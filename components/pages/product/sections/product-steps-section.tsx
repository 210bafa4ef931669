import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { StepList } from '@/components/ui/content/step-list';
import type { Figures } from '@/components/parts/facts/figures';
import { PRODUCT_STEPS, type SteppedKey } from '../data/product';

export function ProductStepsSection({ product, figures }: { product: SteppedKey; figures: Figures }) {
  const t = useTranslations('product');
  const steps = PRODUCT_STEPS.map((step) => ({
    key: step,
    title: t(`pages.${product}.steps.${step}.title`, figures),
    text: t(`pages.${product}.steps.${step}.text`, figures),
  }));
  return (
    <Section labelledBy="steps">
      <Container>
        <SectionHeader id="steps" title={t('sections.steps')} />
        <StepList steps={steps} />
      </Container>
    </Section>
  );
}
