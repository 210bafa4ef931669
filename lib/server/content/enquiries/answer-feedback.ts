import 'server-only';
import * as z from 'zod';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { MESSAGE_WRITERS } from '../../messaging/messages/templates';
import { wakeWorkers } from '../../messaging/queue/wake';
import { findOfficeContacts } from '../../places/dictionaries/dictionary-store';
import type { Services } from '../../platform/context';
import { FIELDS_COLUMN } from '../../platform/db/json-column';
import { findFeedback, storeFeedbackAnswer } from './feedback-store';

/** The part of a stored request that an answer needs. */
const Contact = z.object({ email: z.string().min(1) });

/** `answered`: the feedback already had an answer. */
export type FeedbackOutcome = 'missing' | 'answered' | 'sent';

/** Stores the answer to feedback. The sender of the feedback gets the answer by mail, in the language of the page. */
export async function answerFeedback(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reference: string,
  answer: string,
): Promise<FeedbackOutcome> {
  const feedback = await findFeedback(db, reference);
  if (!feedback) return 'missing';
  const { enquiry, row } = feedback;
  const { language, country_code: country, user_id: userId } = enquiry;
  const { email: to } = Contact.parse(FIELDS_COLUMN.read(enquiry.data));
  const at = now();
  const outcome = await db.transaction().execute(async (trx): Promise<FeedbackOutcome> => {
    if (!(await storeFeedbackAnswer(trx, row, answer, at.toISOString()))) return 'answered';
    const { address, phone } = await findOfficeContacts(trx, country);
    const text = MESSAGE_WRITERS.mail.feedbackAnswer({ reference, answer, address, phone });
    await enqueueMessages(trx, [{ ...text, to, language, country, unproven: true, userId }], at);
    return 'sent';
  });
  if (outcome === 'sent') wakeWorkers(db);
  return outcome;
}
