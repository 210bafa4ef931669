import { FORM_HEADINGS } from '@/components/contact/enquiry/form/form-heading';
import { useTranslations } from 'next-intl';
import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import { EnquiryPanel } from '@/components/contact/enquiry/enquiry-panel';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import type { Prefix } from '@/lib/market/prefix';
import styles from './ship-page.module.css';

/** Contact an expert: one question in a narrow column (§2). */
export function ExpertView({ prefix, choices }: { prefix: Prefix; choices: FormChoices }) {
  const t = useTranslations('ship.expert');
  return (
    <Section compact>
      <Container narrow>
        <header className={styles.header}>
          <h1 id={FORM_HEADINGS.expert} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <Card padding="large" raised>
          <EnquiryPanel kind="expert" prefix={prefix} choices={choices} />
        </Card>
      </Container>
    </Section>
  );
}
