import { FORM_HEADINGS } from '@/components/contact/enquiry/form/form-heading';
import { useTranslations } from 'next-intl';
import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import { EnquiryPanel } from '@/components/contact/enquiry/enquiry-panel';
import { CardTitle } from '@/components/parts/card-title';
import { Card } from '@/components/ui/layout/card';
import type { Prefix } from '@/lib/market/prefix';

/** Renders the feedback form in its card. */
export function Feedback({ prefix, choices }: { prefix: Prefix; choices: FormChoices }) {
  const t = useTranslations('support.feedback');
  return (
    <Card as="section" padding="large" raised labelledBy={FORM_HEADINGS.feedback}>
      <CardTitle id={FORM_HEADINGS.feedback}>{t('title')}</CardTitle>
      <EnquiryPanel kind="feedback" prefix={prefix} choices={choices} />
    </Card>
  );
}
