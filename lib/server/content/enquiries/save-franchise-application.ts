import 'server-only';
import { translate } from '../../platform/texts/server-texts';
import type { Verb } from '../../platform/verb';
import { officeLabels } from './office-labels';
import { recordEnquiry } from '@/lib/server/enquiries/record-enquiry';

/** §3, §4: the first of the three steps of a franchise. */
export const saveFranchiseApplication: Verb<'saveFranchiseApplication'> = ({ ctx, input }) => {
  async function words() {
    const { language, country, entry } = await officeLabels(ctx, input.countryCode);
    const { name, phone, email, state, city, remark, company, companyAddress, otherInformation, experienced } = input;
    return {
      ...{ name, phone, email, state, city, remark, company, companyAddress, otherInformation },
      country: country(input.countryCode),
      contactWay: entry('CONTACT_WAY', input.contactWay),
      experienced: experienced === null ? '' : translate(language, experienced ? 'enquiry.yes' : 'enquiry.no'),
    };
  }
  return recordEnquiry(ctx, { kind: 'franchise', input, badPhone: 'invalidNumber', words });
};
