import { FORM_HEADINGS } from '@/components/contact/enquiry/form/form-heading';
import { useTranslations } from 'next-intl';
import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import { EnquiryPanel } from '@/components/contact/enquiry/enquiry-panel';
import { Card } from '@/components/ui/layout/card';
import type { Prefix } from '@/lib/market/prefix';
import styles from './feedback.module.css';

/** Renders the feedback form in its card. */
export function Feedback({ prefix, choices }: { prefix: Prefix; choices: FormChoices }) {
  const t = useTranslations('support.feedback');
  return (
    <Card as="section" padding="large" raised labelledBy={FORM_HEADINGS.feedback}>
      <h2 id={FORM_HEADINGS.feedback} className={styles.title}>
        {t('title')}
      </h2>
      <EnquiryPanel kind="feedback" prefix={prefix} choices={choices} />
    </Card>
  );
}
