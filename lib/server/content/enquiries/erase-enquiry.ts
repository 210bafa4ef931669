import 'server-only';
import { CLAIM_TRANSITIONS } from '@/lib/orders/claim-policy';
import { FIELDS_COLUMN } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import { MESSAGE_KIND } from '../../messaging/messages/message';
import { dropEntries, listEntriesHolding } from '../../messaging/queue/listed-entries-store';
import { deleteForms } from './forms/form-store';
import { deleteEnquiryRow, clearEnquiry, findEnquiry, type ReadEnquiry } from './enquiry-store';

/** Returns true for a claim that is not yet decided, or not yet paid. */
export const isClaimOpen = ({ claim_state }: ReadEnquiry): boolean =>
  claim_state !== null && CLAIM_TRANSITIONS[claim_state].length > 0;

/** Fields that accounting needs of a decided claim. */
const CLAIM_FACTS = ['waybillNo', 'orderNo', 'claimFor', 'amountCny'];

/**
 * Deletes an enquiry with its mails and typed forms. For a decided claim, only the sender's text is deleted, because
 * payments must stay on record.
 */
export async function eraseEnquiry(trx: Queryable, reference: string, now: Date): Promise<void> {
  const row = await findEnquiry(trx, reference);
  if (!row) return;
  const mails = await listEntriesHolding(trx, MESSAGE_KIND, [reference]);
  await dropEntries(
    trx,
    mails.map(({ id }) => id),
    now,
    'enquiry deleted',
  );
  await deleteForms(trx, reference);
  if (row.claim_state === null) return deleteEnquiryRow(trx, reference);
  const facts = Object.entries(FIELDS_COLUMN.read(row.data)).filter(([name]) => CLAIM_FACTS.includes(name));
  await clearEnquiry(trx, reference, FIELDS_COLUMN.write(Object.fromEntries(facts)));
}
