import 'server-only';
import type { UnsentMessage } from '@/lib/contract/orders/order-view';
import type { Language } from '@/lib/market/language';
import type { Queryable } from '../../../platform/db/open';
import type { DropReason } from '../../../messaging/messages/allowances';
import { listUnsentMessages } from '../../../messaging/messages/unsent-store';
import { translate } from '../../../platform/texts/server-texts';

const REASONS: Readonly<Record<DropReason, UnsentMessage['reason']>> = {
  'account allowance': 'ACCOUNT',
  'target allowance': 'RECIPIENT',
  'too many': 'RECIPIENT',
  'daily cap': 'SERVICE',
};

/** Returns the messages about an order that were not sent, newest first, with the reason in the reader's language. */
export async function loadUnsentMessages(db: Queryable, orderId: string, language: Language): Promise<UnsentMessage[]> {
  const rows = await listUnsentMessages(db, orderId);
  return rows.map(({ waybill_no, user_id, finished_at, last_error }) => {
    const party = user_id === null ? 'receiver' : 'sender';
    const reason = REASONS[last_error as DropReason];
    const note = translate(language, `unsent.${reason}`, { party });
    return { at: finished_at!, waybillNo: waybill_no, party, reason, note };
  });
}
