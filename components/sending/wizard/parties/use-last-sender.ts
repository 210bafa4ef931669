import { useEffect, useEffectEvent } from 'react';
import { api } from '@/lib/client/api/api';
import type { Draft } from '@/lib/drafts/draft';
import { useUserStore } from '@/lib/client/stores/user';
import type { DraftForm, FieldName } from '../drafts/use-draft-form';

/**
 * Fills empty sender fields from the account's last order: a returning visitor is usually the sender again. Without a
 * response they stay empty.
 */
export function useLastSender(
  draftForm: DraftForm,
  { kind, origin, edits }: Pick<Draft, 'kind' | 'origin' | 'edits'>,
): void {
  const userId = useUserStore(({ user }) => user?.userId);
  const isEmpty = () => {
    const { name, company, phone, street } = draftForm.form.getValues('sender');
    return `${name}${company}${phone}${street}`.trim() === '';
  };
  const fill = useEffectEvent(async () => {
    if (edits || !isEmpty()) return;
    const { loadLastSender } = await import('@/lib/drafts/load-last-sender');
    const sender = await loadLastSender(api, { kind, origin });
    // The visitor may have started to type meanwhile.
    if (!sender || !isEmpty()) return;
    for (const [field, value] of Object.entries(sender)) draftForm.form.setValue(`sender.${field}` as FieldName, value);
  });
  useEffect(() => {
    if (userId) void fill().catch(() => undefined);
  }, [userId]);
}
