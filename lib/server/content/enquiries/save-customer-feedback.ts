import 'server-only';
import { TEXTS } from '../../messaging/messages/templates';
import type { Verb } from '../../platform/verb';
import { officeLabels } from './office-labels';
import { recordEnquiry } from './record-enquiry';

/** The phone number is optional, but validated if given. */
export const saveCustomerFeedback: Verb<'saveCustomerFeedback'> = ({ ctx, input }) => {
  async function words() {
    const { country } = await officeLabels(ctx, input.countryCode);
    const { name, email, phone, waybillNo, message } = input;
    return { name, email, phone, waybillNo, message, country: country(input.countryCode) };
  }
  const officeText = TEXTS.mail.feedbackEnquiry;
  return recordEnquiry(ctx, { kind: 'feedback', input, badPhone: 'phoneFormat', words, officeText });
};
