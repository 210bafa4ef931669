import 'server-only';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Context } from '../context';
import { countryRecord } from '../dictionaries/store';
import { htmlMail } from '../mail/html-mail';
import { say } from '../messages';
import type { EnquiryKind } from './reference-number';

export interface Notice {
  kind: EnquiryKind;
  reference: string;
  market: Country;
  /** The arguments of the mail's text, in the market's language; an empty one is said to be not given. */
  values: Record<string, string>;
}

/**
 * Mails an enquiry to the first address of its market, in that market's language. The enquiry is stored by then: a mail that cannot be
 * handed over is logged with the reference number and fails nothing.
 */
export async function notifyMarket(
  { db, mail, log }: Context,
  { kind, reference, market, values }: Notice,
): Promise<void> {
  const language = MARKETS[market].defaultLanguage;
  const notGiven = say(language, 'enquiry.notGiven');
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || notGiven]));
  const text = say(language, `enquiry.${kind}.text`, { ...given, reference });
  const subject = say(language, `enquiry.${kind}.subject`, { reference });
  try {
    const [to = ''] = (await countryRecord(db, market)).email.split('/');
    await mail.send({ to, subject, text, html: htmlMail(language, text) });
  } catch (error) {
    // The carrier's own words may name the person: only its code is kept.
    log.error({ kind, reference, code: (error as { code?: unknown }).code }, 'enquiry stored but not mailed');
  }
}
