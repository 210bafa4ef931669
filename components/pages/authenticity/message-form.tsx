import { useLocale, useTranslations } from 'next-intl';
import { FormProblem } from '@/components/contact/enquiry/form/form-end.island';
import { SendRow } from '@/components/contact/enquiry/form/send-row';
import { FormGrid } from '@/components/ui/fields/form-grid';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { MAX_MESSAGE_LENGTH, MESSAGE_SENDER_FIELD, MESSAGE_TEXT_FIELD } from '@/lib/contract/content/message-check';
import { formatNumber } from '@/lib/i18n/format/format-range';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { RESULT_ID } from './result-id';

export interface MessageInput {
  text: string;
  sender: string;
}

/**
 * Renders the form, which is sent to the page's own address, so that no address contains the pasted text. The field has
 * no `maxLength`, because a browser must not truncate the text.
 */
export function MessageForm({ prefix, typed }: { prefix: Prefix; typed: MessageInput | null }) {
  const t = useTranslations('authenticity.form');
  const optional = useTranslations('enquiry.fields')('optional');
  const locale = useLocale();
  return (
    <form method="post" action={`${paths.isItUs(prefix)}#${RESULT_ID}`} aria-labelledby="check" autoComplete="off">
      <FormGrid>
        <TextArea
          name={MESSAGE_TEXT_FIELD}
          label={t('text')}
          hint={t('textHint', { most: formatNumber(MAX_MESSAGE_LENGTH, locale) })}
          rows={4}
          spellCheck={false}
          required
          defaultValue={typed?.text}
        />
        <TextField
          name={MESSAGE_SENDER_FIELD}
          label={t('sender')}
          note={optional}
          hint={t('senderHint')}
          spellCheck={false}
          defaultValue={typed?.sender}
        />
        <FormProblem title={t('failed')} />
        <SendRow send={t('send')}>{t('privacy')}</SendRow>
      </FormGrid>
    </form>
  );
}
