import 'server-only';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Context } from '../context';
import { countryRecord } from '../dictionaries/store';
import { htmlMail } from '../mail/html-mail';
import { translate } from '../server-texts';
import { mailStored } from './mail-stored';
import type { EnquiryKind } from './reference-number';

export interface Notice {
  kind: EnquiryKind;
  reference: string;
  market: Country;
  /** Arguments of the mail's text in the market's language; an empty one is shown as "not given". */
  values: Record<string, string>;
}

/** Mails an enquiry to the first address of its market, in that market's language. */
export function notifyMarket(ctx: Context, { kind, reference, market, values }: Notice): Promise<void> {
  const language = MARKETS[market].defaultLanguage;
  const notGiven = translate(language, 'enquiry.notGiven');
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || notGiven]));
  const text = translate(language, `enquiry.${kind}.text`, { ...given, reference });
  const subject = translate(language, `enquiry.${kind}.subject`, { reference });
  return mailStored(ctx, { kind, reference, what: 'notice' }, async () => {
    const [to = ''] = (await countryRecord(ctx.db, market)).email.split('/');
    await ctx.mail.send({ to, subject, text, html: htmlMail(language, text) });
  });
}
