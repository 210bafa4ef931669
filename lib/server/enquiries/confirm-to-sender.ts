import 'server-only';
import { BRAND } from '@/lib/market/brand';
import type { Country } from '@/lib/market/country';
import type { Context } from '../context';
import { countryRecord } from '../dictionaries/store';
import { htmlMail } from '../mail/html-mail';
import { translate } from '../server-texts';
import { mayConfirm } from './enquiry-policy';
import { mailStored } from './mail-stored';
import type { EnquiryKind } from './reference-number';

export interface Confirmation {
  kind: EnquiryKind;
  reference: string;
  market: Country;
  /** Empty when none was given. */
  email: string;
}

/**
 * Mails a confirmation in the sender's language. The address is not verified, so the mail contains nothing that was typed: the
 * form must not send arbitrary text to arbitrary addresses.
 */
export async function confirmToSender(ctx: Context, { kind, reference, market, email }: Confirmation): Promise<void> {
  if (!email) return;
  await mailStored(ctx, { kind, reference, what: 'confirmation' }, async () => {
    if (!(await mayConfirm(ctx, email))) return;
    const { language } = ctx;
    const office = await countryRecord(ctx.db, market);
    const [address = ''] = office.email.split('/');
    const [phone = ''] = office.contact.split('/');
    const values = { kind, reference, brand: BRAND.name, address, phone };
    const text = translate(language, 'enquiry.confirmation.text', values);
    const subject = translate(language, 'enquiry.confirmation.subject', values);
    await ctx.mail.send({ to: email, subject, text, html: htmlMail(language, text) });
  });
}
