import 'server-only';
import type { Verb } from '../../platform/verb';
import { officeLabels } from './office-labels';
import { recordEnquiry } from '@/lib/server/enquiries/record-enquiry';

export const saveContactExpert: Verb<'saveContactExpert'> = ({ ctx, input }) => {
  async function words() {
    const { country, entry, weight } = await officeLabels(ctx, input.countryCode);
    const { name, company, phone, email, message } = input;
    return {
      ...{ name, company, phone, email, message },
      country: country(input.countryCode),
      contactWay: entry('CONTACT_WAY', input.contactWay),
      shipRequire: entry('SHIP_REQUIRE', input.shipRequire),
      cycle: entry('CYCLE', input.cycle),
      destination: country(input.destinationCountry),
      weight: weight(input.weightKg),
    };
  }
  return recordEnquiry(ctx, { kind: 'expert', input, badPhone: 'phoneFormat', words });
};
