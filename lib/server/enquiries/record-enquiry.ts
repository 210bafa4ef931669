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

/** Fields of every enquiry. */
interface EnquiryInput {
  countryCode: Country;
  /** Empty if optional and not given. */
  phone: string;
  email: string;
}

export interface Enquiry {
  kind: EnquiryKind;
  input: EnquiryInput;
  /** Error key for a number that is valid in no market. */
  badPhone: string;
  /** Lines of the office's mail, in its language. */
  words: () => Promise<Record<string, string>>;
}

/**
 * Stores an enquiry, then mails it to the market's office and a confirmation to the sender. A repetition under the same
 * Idempotency-Key answers the same reference and sends no mail. Throws a field error for a phone number that is valid in no
 * market.
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
