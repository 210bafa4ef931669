import 'server-only';
import type { Country } from '@/lib/market/country';
import { validPhone } from '../dictionaries/phone-number';
import type { Context } from '../context';
import { fieldError } from '../errors';
import { idempotentRequest } from '../idempotency/idempotent-request';
import { confirmToSender } from './confirm-to-sender';
import { limitEnquiries } from './enquiry-policy';
import { notifyMarket } from './notify-market';
import type { EnquiryKind } from './reference-number';
import { insertEnquiry, findByRequest } from './store';

/** What every enquiry says. */
interface EnquiryInput {
  countryCode: Country;
  /** Empty where it may be left out. */
  phone: string;
  email: string;
}

export interface Enquiry {
  kind: EnquiryKind;
  input: EnquiryInput;
  /** The key of the message for a number that no market knows. */
  badPhone: string;
  /** What the office reads, in its language. */
  words: () => Promise<Record<string, string>>;
}

/**
 * Stored first, mailed then: to the market's office and, as a confirmation, to whoever sent it. Repeating it under the
 * same Idempotency-Key answers the same reference and mails nothing. Throws a field error for a number that no market knows.
 */
export async function recordEnquiry(ctx: Context, enquiry: Enquiry): Promise<{ reference: string }> {
  const { kind, input, badPhone, words } = enquiry;
  const { countryCode: market, phone, email } = input;
  const request = idempotentRequest(ctx, input);
  const before = request && (await findByRequest(ctx.db, kind, request));
  if (before) return { reference: before };
  if (phone && !(await validPhone(ctx.db, phone, market))) throw fieldError('phone', badPhone);
  await limitEnquiries(ctx);
  const { language, actor } = ctx;
  const userId = actor?.userId ?? null;
  const stored = { kind, userId, market, data: input, language, now: ctx.now(), request };
  const { reference, fresh } = await insertEnquiry(ctx.db, stored);
  if (!fresh) return { reference };
  const values = await words();
  await Promise.all([
    notifyMarket(ctx, { kind, reference, market, values }),
    confirmToSender(ctx, { kind, reference, market, email }),
  ]);
  return { reference };
}
