import 'server-only';
import { translate } from '../../platform/texts/server-texts';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import type { Verb } from '../../platform/verb';
import { loadOfficeLabels } from './load-office-labels';
import { recordEnquiry } from './record-enquiry';

/** Stores a franchise application, the first of three steps (§3, §4). */
export const saveFranchiseApplication: Verb<'saveFranchiseApplication'> = ({ ctx, input }) => {
  async function loadOfficeWords() {
    const { language, country, entry } = await loadOfficeLabels(ctx, input.countryCode);
    const { name, phone, email, state, city, remark, company, companyAddress, otherInformation, experienced } = input;
    return {
      name,
      phone,
      email,
      state,
      city,
      remark,
      company,
      companyAddress,
      otherInformation,
      country: country(input.countryCode),
      contactWay: entry('CONTACT_WAY', input.contactWay),
      experienced: experienced === null ? '' : translate(language, experienced ? 'enquiry.yes' : 'enquiry.no'),
    };
  }
  const officeText = MESSAGE_WRITERS.mail.franchiseEnquiry;
  return recordEnquiry(ctx, {
    kind: 'franchise',
    input,
    badPhone: 'invalidNumber',
    words: loadOfficeWords,
    officeText,
  });
};
