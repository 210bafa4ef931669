import 'server-only';
import type { EnquiryKind } from '@/lib/contract/enquiry-forms';
import type { Country } from '@/lib/market/country';
import { validPhone } from '../dictionaries/phone-number';
import type { Context } from '../context';
import type { Queryable } from '../db/open';
import { fieldError } from '../platform/errors';
import { idempotentRequest } from '../platform/idempotency/idempotent-request';
import { enqueueMessages } from '../messages/enqueue-messages';
import { wake } from '../outbox/wake';
import { enquiryMessages } from './enquiry-messages';
import { limitEnquiries } from './enquiry-policy';
import { insertEnquiry, findByRequest } from '@/lib/server/content/enquiries/store';

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
  /** What else is written in its transaction, with a confirmation of its own: the general one is left out. */
  alongside?: (trx: Queryable, reference: string) => Promise<void>;
}

/**
 * Stores an enquiry together with the mails to the market's office and to its sender. A repetition under the same
 * Idempotency-Key answers the same reference and sends no mail. Throws a field error for a phone number that is valid in no
 * market.
 */
export async function recordEnquiry(ctx: Context, enquiry: Enquiry): Promise<{ reference: string }> {
  const { kind, input, badPhone, words, alongside } = enquiry;
  const { countryCode: market, phone, email } = input;
  const request = idempotentRequest(ctx, input);
  const before = request && (await findByRequest(ctx.db, kind, request));
  if (before) return { reference: before };
  if (phone && !(await validPhone(ctx.db, phone, market))) throw fieldError('phone', badPhone);
  await limitEnquiries(ctx);
  const { language, actor } = ctx;
  const userId = actor?.userId ?? null;
  const now = ctx.now();
  const messages = await enquiryMessages(ctx, { kind, market, email: alongside ? '' : email, values: await words() });
  const stored = { kind, userId, market, data: input, language, now, request };
  const reference = await insertEnquiry(ctx.db, stored, async (trx, its) => {
    await alongside?.(trx, its);
    await enqueueMessages(trx, messages(its), now);
  });
  wake(ctx.db);
  return { reference };
}
