import 'server-only';
import { formatList } from '@/lib/i18n/format/format-range';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import type { Verb } from '../../platform/verb';
import { loadOfficeLabels } from './load-office-labels';
import { recordEnquiry } from './record-enquiry';

export const saveEnterpriseCustomer: Verb<'saveEnterpriseCustomer'> = ({ ctx, input }) => {
  async function words() {
    const { language, country, entry, weight } = await loadOfficeLabels(ctx, input.countryCode);
    const { company, name, phone, email, goods, message, shipments } = input;
    return {
      company,
      name,
      phone,
      email,
      goods,
      message,
      country: country(input.countryCode),
      contactWay: entry('CONTACT_WAY', input.contactWay),
      cycle: entry('CYCLE', input.cycle),
      shipments: shipments === null ? '' : String(shipments),
      weight: weight(input.weightKg),
      destinations: formatList(input.destinations.map(country), language),
    };
  }
  const officeText = MESSAGE_WRITERS.mail.enterpriseEnquiry;
  return recordEnquiry(ctx, { kind: 'enterprise', input, badPhone: 'phoneFormat', words, officeText });
};
