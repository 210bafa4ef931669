import { useTranslations } from 'next-intl';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';

export interface FormTexts {
  title: string;
  send: string;
  failed: string;
}

export function useFormTexts(kind: FormKind): FormTexts {
  const franchise = useTranslations('franchise.form');
  const enterprise = useTranslations('enterprise.form');
  const expert = useTranslations('ship.expert');
  const feedback = useTranslations('support.feedback');
  const t = { franchise, enterprise, expert, feedback }[kind] as typeof franchise;
  return { title: t('title'), send: t('send'), failed: t('failed') };
}
