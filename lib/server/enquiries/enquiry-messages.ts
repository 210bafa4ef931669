import 'server-only';
import type { EnquiryKind } from '@/lib/contract/enquiry-forms';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Context } from '../context';
import { countryRecord } from '../places/dictionaries/store';
import type { NewMessage } from '../messages/enqueue-messages';
import { translate } from '../platform/texts/server-texts';

interface Told {
  kind: EnquiryKind;
  market: Country;
  /** The sender's; empty when none was given. */
  email: string;
  /** Arguments of the office's mail in the market's language; an empty one is shown as "not given". */
  values: Record<string, string>;
}

/**
 * The mails about an enquiry, by its reference: to the first address of its market, in that market's language, and a confirmation in the
 * sender's. The sender's address is not verified, so the confirmation contains nothing that was typed: the form must not send arbitrary
 * text to arbitrary addresses.
 */
export async function enquiryMessages(
  { db, language, actor }: Context,
  { kind, market, email, values }: Told,
): Promise<(reference: string) => NewMessage[]> {
  const office = await countryRecord(db, market);
  const [address = ''] = office.email.split('/');
  const [phone = ''] = office.contact.split('/');
  const officeLanguage = MARKETS[market].defaultLanguage;
  const notGiven = translate(officeLanguage, 'enquiry.notGiven');
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || notGiven]));
  return (reference) => {
    const notice: NewMessage = {
      channel: 'mail',
      to: address,
      language: officeLanguage,
      template: `${kind}Enquiry`,
      values: { ...given, reference },
    };
    const confirmation: NewMessage = {
      channel: 'mail',
      to: email,
      language,
      template: 'enquiryConfirmation',
      values: { kind, reference, address, phone },
      unproven: true,
      userId: actor?.userId,
    };
    return email === '' ? [notice] : [notice, confirmation];
  };
}
