import 'server-only';
import { formatDay } from '@/lib/i18n/format/format-day';
import { numeralLocale } from '@/lib/market/prefix';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { findOfficeContacts } from '../../places/dictionaries/dictionary-store';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Verb } from '../../platform/verb';
import { insertFeedbackCase, newFeedbackCase } from './feedback-store';
import { loadOfficeLabels } from './load-office-labels';
import { recordEnquiry } from './record-enquiry';

/**
 * Stores the case of new feedback and queues its confirmation. The address is not verified, so the mail contains
 * nothing that was typed.
 */
async function openCase(
  { language, country, actor, now }: Context,
  trx: Queryable,
  { countryCode: market, email }: ParsedRequestOf<'saveCustomerFeedback'>,
  reference: string,
): Promise<void> {
  const at = now();
  const row = newFeedbackCase({ reference, country_code: market, created_at: at.toISOString() });
  await insertFeedbackCase(trx, row);
  const { address, phone } = await findOfficeContacts(trx, market);
  const day = formatDay(row.answer_by, numeralLocale({ language, country }), 'monthDay');
  const text = MESSAGE_WRITERS.mail.feedbackConfirmation({ reference, day, address, phone });
  await enqueueMessages(trx, [{ ...text, to: email, language, country, unproven: true, userId: actor?.userId }], at);
}

/** Saves feedback. The phone number is optional, but validated if given. */
export const saveCustomerFeedback: Verb<'saveCustomerFeedback'> = ({ ctx, input }) => {
  async function words() {
    const { country } = await loadOfficeLabels(ctx, input.countryCode);
    const { name, email, phone, waybillNo, message } = input;
    return { name, email, phone, waybillNo, message, country: country(input.countryCode) };
  }
  return recordEnquiry(ctx, {
    kind: 'feedback',
    input,
    badPhone: 'phoneFormat',
    words,
    officeText: MESSAGE_WRITERS.mail.feedbackEnquiry,
    alongside: (trx, reference) => openCase(ctx, trx, input, reference),
  });
};
