import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { CheckboxCards } from '@/components/ui/fields/checkbox-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { WEBHOOK_EVENTS } from '@/lib/contract/developers/webhook-types';
import { useEventNames } from './use-event-names';

interface WebhookFieldsProps {
  url: Omit<ComponentProps<typeof TextField>, 'label'>;
  events: Omit<ComponentProps<typeof CheckboxCards>, 'legend' | 'options'>;
  /** Further fields between the address and the events. */
  children?: ReactNode;
}

/** Renders the address and the events of a webhook. */
export function WebhookFields({ url, events, children }: WebhookFieldsProps) {
  const t = useTranslations('account.webhooks');
  const names = useEventNames();
  return (
    <>
      <TextField {...url} label={t('url')} hint={t('urlHint')} type="url" dir="ltr" autoComplete="off" />
      {children}
      <CheckboxCards
        compact
        {...events}
        legend={t('eventsLabel')}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: names[value] }))}
      />
    </>
  );
}
