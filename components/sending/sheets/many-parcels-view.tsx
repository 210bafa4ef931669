import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/frame/client-messages';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Language } from '@/lib/market/language';
import { SHEET_LIMITS } from '@/lib/market/limits';
import type { Prefix } from '@/lib/market/prefix';
import { SheetSteps } from './sheet-steps.island';
import { TemplateSketch } from './template-sketch';

const NAMESPACES = [
  'sheets.page',
  'sheets.found',
  'sheets.questions',
  'sheets.place',
  'sheets.preview',
  'sheets.shop',
  'sheets.done',
  'orders.download',
  'sheets.open',
  'common',
  'legal.agreement',
] as const;

/** Many parcels from one sheet. The page is the same for everyone. An upload is checked for the logged-in account. */
export function ManyParcelsView({ prefix, language }: { prefix: Prefix; language: Language }) {
  const t = useTranslations('sheets');
  return (
    <Section compact task>
      <Container>
        <SectionHeader level={1} title={t('meta.title')} lead={t('page.lead', { rows: SHEET_LIMITS.rows })} />
        <NeedsScripts prefix={prefix} />
        <ClientMessages namespaces={NAMESPACES}>
          <SheetSteps prefix={prefix} language={language} sketch={<TemplateSketch />} />
        </ClientMessages>
      </Container>
    </Section>
  );
}
