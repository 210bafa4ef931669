import 'server-only';
import type { EnquiryKind } from '@/lib/contract/content/enquiry-forms';
import type { Country } from '@/lib/market/country';
import { phoneIssue } from '@/lib/phone/phone-issue';
import { printedPhone } from '@/lib/phone/read-phone';
import { readMarketPhone } from '../../places/dictionaries/phone-number';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { fieldError } from '../../platform/errors';
import { idempotentRequest } from '../../platform/idempotent-request';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { wakeWorkers } from '../../messaging/queue/wake';
import { prepareEnquiryMessages, type OfficeText } from './prepare-enquiry-messages';
import { limitEnquiries } from './enquiry-policy';
import { insertEnquiry, findEnquiryByRequest } from './enquiry-store';

/** Fields of every enquiry. */
interface EnquiryInput {
  countryCode: Country;
  /** Empty if optional and not given. */
  phone: string;
  email: string;
}

export interface Enquiry<Words> {
  kind: EnquiryKind;
  input: EnquiryInput;
  /** Error key for a number that fits the pattern of no market. Other faults have their own. */
  badPhone: string;
  /** Lines of the office's mail, in its language. */
  words: () => Promise<Words>;
  officeText: OfficeText<Words>;
  /**
   * Writes further rows in the same transaction. The enquiry then has its own confirmation, so the general one is not
   * sent.
   */
  alongside?: (trx: Queryable, reference: string) => Promise<void>;
}

/** Returns the phone number as printed, if one is given. Throws a field error for its fault. */
async function checkPhone(
  ctx: Context,
  { input: { phone, countryCode }, badPhone }: Pick<Enquiry<never>, 'input' | 'badPhone'>,
): Promise<{ phone?: string }> {
  if (phone === '') return {};
  const reading = await readMarketPhone(ctx.db, phone, countryCode);
  if (reading.fault === undefined) return { phone: printedPhone(reading.e164, reading.country) };
  const { message, values } = phoneIssue(reading);
  throw fieldError('phone', message === 'phoneFormat' ? badPhone : message, values);
}

/**
 * Stores an enquiry together with the mails to the market's office and to its sender. A repetition with the same
 * Idempotency-Key returns the same reference and sends no mail. Throws a field error for the phone number, and
 * `tooManyRequests`.
 */
export async function recordEnquiry<Words extends Record<string, string>>(
  ctx: Context,
  enquiry: Enquiry<Words>,
): Promise<{ reference: string }> {
  const { kind, input, words, officeText, alongside } = enquiry;
  const { countryCode: market, email } = input;
  const request = idempotentRequest(ctx, input);
  const before = request && (await findEnquiryByRequest(ctx.db, kind, request));
  if (before) return { reference: before };
  const printed = await checkPhone(ctx, enquiry);
  await limitEnquiries(ctx);
  const { language, actor } = ctx;
  const userId = actor?.userId ?? null;
  const now = ctx.now();
  const messageFacts = {
    kind,
    market,
    email: alongside ? '' : email,
    words: { ...(await words()), ...printed },
    officeText,
  };
  const messages = await prepareEnquiryMessages(ctx, messageFacts);
  const newEnquiry = { kind, userId, market, data: { ...input, ...printed }, language, now, request };
  const reference = await insertEnquiry(ctx.db, newEnquiry, async (trx, its) => {
    await alongside?.(trx, its);
    await enqueueMessages(trx, messages(its), now);
  });
  wakeWorkers(ctx.db);
  return { reference };
}
