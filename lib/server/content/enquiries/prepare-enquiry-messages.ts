import 'server-only';
import type { EnquiryKind } from '@/lib/contract/content/enquiry-forms';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Context } from '../../platform/context';
import { findOfficeContacts } from '../../places/dictionaries/dictionary-store';
import type { NewMessage } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS, type MessageText } from '../../messaging/messages/templates';
import { translate } from '../../platform/texts/server-texts';

/** Function of `MESSAGE_WRITERS` for the office's mail. `Words` are its arguments, except the reference. */
export type OfficeText<Words> = (values: Words & { reference: string }) => MessageText;

interface EnquiryMailInput<Words> {
  kind: EnquiryKind;
  market: Country;
  /** Address of the sender. Empty if none was given. */
  email: string;
  /** Arguments of the office's mail, in the market's language. An empty one is shown as "not given". */
  words: Words;
  officeText: OfficeText<Words>;
}

/**
 * Returns a function that creates the two mails about an enquiry from its reference. The office mail goes to the first
 * address of the market, in that market's language. The confirmation is in the sender's language. The sender's address
 * is not verified, so the confirmation contains nothing that was typed. Otherwise the form could send arbitrary text to
 * arbitrary addresses.
 */
export async function prepareEnquiryMessages<Words extends Record<string, string>>(
  { db, language, country, actor }: Context,
  { kind, market, email, words, officeText }: EnquiryMailInput<Words>,
): Promise<(reference: string) => NewMessage[]> {
  const { address, phone } = await findOfficeContacts(db, market);
  const officeLanguage = MARKETS[market].defaultLanguage;
  const notGiven = translate(officeLanguage, 'enquiry.notGiven');
  const shownWords = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word || notGiven]));
  const values = shownWords as Words; // the same names
  return (reference) => {
    const notice: NewMessage = {
      ...officeText({ ...values, reference }),
      to: address,
      language: officeLanguage,
      country: market,
    };
    const confirmation: NewMessage = {
      ...MESSAGE_WRITERS.mail.enquiryConfirmation({ kind, reference, address, phone }),
      to: email,
      language,
      country,
      unproven: true,
      userId: actor?.userId,
    };
    return email === '' ? [notice] : [notice, confirmation];
  };
}
