import { useTranslations } from 'next-intl';
import type { WebhookEventType } from '@/lib/contract/developers/webhook-types';

export function useEventNames(): Record<WebhookEventType, string> {
  const t = useTranslations('account.webhooks.events');
  return {
    'order.placed': t('placed'),
    'parcel.moved': t('moved'),
    'parcel.delivered': t('delivered'),
    'parcel.failed': t('failed'),
    'parcel.returned': t('returned'),
    'parcel.choice_made': t('chosen'),
    'order.details_given': t('detailsGiven'),
    'cod.collected': t('codCollected'),
    'cod.paid': t('codPaid'),
    'case.answered': t('caseAnswered'),
  };
}
