import 'server-only';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import type { Verb } from '../../platform/verb';
import { loadOfficeLabels } from './load-office-labels';
import { recordEnquiry } from './record-enquiry';

export const saveContactExpert: Verb<'saveContactExpert'> = ({ ctx, input }) => {
  async function words() {
    const { country, entry, weight } = await loadOfficeLabels(ctx, input.countryCode);
    const { name, company, phone, email, message } = input;
    return {
      name,
      company,
      phone,
      email,
      message,
      country: country(input.countryCode),
      contactWay: entry('CONTACT_WAY', input.contactWay),
      shipRequire: entry('SHIP_REQUIRE', input.shipRequire),
      cycle: entry('CYCLE', input.cycle),
      destination: country(input.destinationCountry),
      weight: weight(input.weightKg),
    };
  }
  const officeText = MESSAGE_WRITERS.mail.expertEnquiry;
  return recordEnquiry(ctx, { kind: 'expert', input, badPhone: 'phoneFormat', words, officeText });
};
