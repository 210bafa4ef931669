import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { loadFormChoices } from '@/app/[lang]/load-form-choices';
import type { MessageSubmission } from '@/components/pages/authenticity/message-result';
import { CallFailure, failureKey } from '@/lib/http/call-failure';
import { MESSAGE_SENDER_FIELD, MESSAGE_TEXT_FIELD } from '@/lib/contract/content/message-check';
import type { MarketChoice } from '@/lib/market/prefix';
import { serverCaller } from '@/lib/server/web/caller';
import { addressFromHeader } from '@/lib/server/web/api/client-address';
import { readPostedFields } from '@/lib/server/web/forms/read-posted-fields';

/** Loads the message that the form sent, with the checker's answer. */
export async function loadSubmission({ country, language }: MarketChoice): Promise<MessageSubmission> {
  const choice = { country, language };
  const requestHeaders = await headers();
  const fields = readPostedFields(requestHeaders);
  const input = { text: fields.get(MESSAGE_TEXT_FIELD) ?? '', sender: fields.get(MESSAGE_SENDER_FIELD) ?? '' };
  const failures = await getTranslations('common.failures');
  try {
    const checked = await serverCaller(choice, { address: addressFromHeader(requestHeaders) })('checkMessage', input);
    return { ...input, checked, choices: await loadFormChoices(choice) };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const { errors, message } = failure;
    return { ...input, problem: errors[0]?.message || message || failures(failureKey(failure)) };
  }
}
