import { getTranslations } from 'next-intl/server';
import { EnquiryPage } from '@/components/contact/enquiry/enquiry-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { loadFormChoices } from '../../load-form-choices';
import { loadForm } from './load-form';

interface EnquiryRouteProps {
  params: Promise<{ id: string }>;
}

/** Rendered for each request and never stored. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: EnquiryRouteProps) {
  const { country, language } = await currentMarket();
  const form = await loadForm({ country, language }, (await params).id);
  const t = await getTranslations('enquiry');
  const robots = { index: false, follow: false };
  if (form === 'gone') return { title: t('expired.title'), robots };
  if (form === 'unknown') return { title: t('unanswered.title'), robots };
  return { title: form.reference ? t(`thanks.${form.kind}.title`) : t('notSent.meta'), robots };
}

export default async function EnquiryRoute({ params }: EnquiryRouteProps) {
  const { prefix, ...choice } = await currentMarket();
  const { id } = await params;
  const [form, choices] = await Promise.all([loadForm(choice, id), loadFormChoices(choice)]);
  return <EnquiryPage prefix={prefix} id={id} form={form} choices={choices} />;
}
