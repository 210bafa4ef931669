import 'server-only';
import { notifyOfAnswer } from '../../accounts/webhooks/case-events';
import { wakeWorkers } from '../../messaging/queue/wake';
import type { Services } from '../../platform/context';
import { enqueueNotices } from '../notices/notice';
import { lockPositions } from '../orders/parcel-store';
import { findCase, storeCaseAnswer } from './case-store';

/**
 * Answers a case, and queues the messages to receiver and sender and the event for the shop. Returns false if there is
 * no open case with this reference.
 */
export async function answerCase(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reference: string,
  answer: string,
): Promise<boolean> {
  const row = await findCase(db, reference);
  if (!row) return false;
  const { waybill_no: waybillNo, attempt_at: attemptAt } = row;
  const at = now();
  const isAnswered = await db.transaction().execute(async (trx) => {
    const [order] = await lockPositions(trx, [waybillNo]);
    if (!(await storeCaseAnswer(trx, reference, answer, at.toISOString()))) return false;
    if (!order) return true;
    const notice = {
      kind: 'CASE_ANSWERED',
      at: at.toISOString(),
      orderId: order.id,
      accountId: order.user_id,
    } as const;
    await enqueueNotices(trx, [{ ...notice, waybillNo }], at);
    const answeredCase = { kind: 'DISPUTE', waybillNo, reference, answer, attemptAt, claimState: null } as const;
    await notifyOfAnswer(trx, order, answeredCase, at);
    return true;
  });
  if (isAnswered) wakeWorkers(db);
  return isAnswered;
}
