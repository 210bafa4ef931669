import type { ReactNode } from 'react';
import { CardTitle } from '@/components/parts/card-title';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { EnquiryPanel, type EnquiryPanelProps } from '../enquiry-panel';
import { FORM_HEADINGS } from './form-heading';
import styles from './form-section.module.css';

export interface FormSectionProps extends EnquiryPanelProps {
  title: string;
  lead: string;
  /** Sections before the form. */
  before: ReactNode;
  /** Sections that follow the form on a phone, and `before` on a wide screen. */
  after?: ReactNode;
}

/** Renders a page's form beside the sections about it. Links of the page lead to the form's heading. */
export function FormSection({ title, lead, before, after, ...panel }: FormSectionProps) {
  const id = FORM_HEADINGS[panel.kind];
  return (
    <Section ground="wash">
      <Container className={styles.columns}>
        <div className={styles.words}>{before}</div>
        <Card as="section" padding="large" raised labelledBy={id} className={styles.form}>
          <CardTitle id={id}>{title}</CardTitle>
          <p className={styles.lead}>{lead}</p>
          <EnquiryPanel {...panel} />
        </Card>
        {after && <div className={styles.words}>{after}</div>}
      </Container>
    </Section>
  );
}
