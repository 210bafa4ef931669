import { FORM_HEADINGS } from './form-heading';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { EnquiryPanel, type EnquiryPanelProps } from '../enquiry-panel';

/** The form of a page, which its links lead to. */
export function FormSection({ title, lead, ...panel }: EnquiryPanelProps & { title: string; lead: string }) {
  const id = FORM_HEADINGS[panel.kind];
  return (
    <Section ground="wash" labelledBy={id}>
      <Container narrow>
        <SectionHeader id={id} title={title} lead={lead} />
        <Card padding="large" raised>
          <EnquiryPanel {...panel} />
        </Card>
      </Container>
    </Section>
  );
}
