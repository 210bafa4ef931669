import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { majorUnits } from '@/lib/billing/money';
import { CLAIM_TRANSITIONS, type ClaimState } from '@/lib/orders/claim-policy';
import { notifyOfAnswer } from '../../accounts/webhooks/case-events';
import type { Services } from '../../platform/context';
import { CLAIM_STEPS_COLUMN } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import { enqueueMessages } from '../../messaging/messages/enqueue-messages';
import { findClaim, findClaimedOrder, storeClaimDecision, type ClaimRow } from './claim-store';
import { lockPositions, listParcels } from '../orders/parcel-store';
import { coverOf } from './present-claim';
import { wakeWorkers } from '../../messaging/queue/wake';
import { createClaimMail } from './claim-messages';

type ClaimServices = Pick<Services, 'config' | 'db' | 'now'>;

export interface ClaimDecision {
  state: ClaimState;
  /** Amount for the goods in CNY fen. Required for ACCEPTED, null otherwise. */
  amountMinor: number | null;
  /** Shown to the sender unchanged. */
  reason: string;
}

/** Reason to refuse a decision, for operators, in English. */
class RefusedDecision extends Error {}

function checkDecision({ state }: ClaimRow, decision: ClaimDecision, mostMinor: number): void {
  const next = CLAIM_TRANSITIONS[state];
  if (!next.includes(decision.state))
    throw new RefusedDecision(
      `it is ${state}${next.length > 0 ? `; the next state must be ${next.join(' or ')}` : ', which is final'}`,
    );
  if ((decision.state === 'ACCEPTED') !== (decision.amountMinor !== null))
    throw new RefusedDecision('ACCEPTED needs an amount; other states must not have one');
  if (decision.state === 'DECLINED' && decision.reason === '') throw new RefusedDecision('DECLINED needs a reason');
  if ((decision.amountMinor ?? 0) > mostMinor)
    throw new RefusedDecision(
      `the amount exceeds the cover of ${majorUnits({ currency: FEE_CURRENCY, minor: mostMinor })} ${FEE_CURRENCY}`,
    );
}

async function decide(
  { config, now }: ClaimServices,
  trx: Queryable,
  reference: string,
  decision: ClaimDecision,
): Promise<void> {
  const claimRow = await findClaim(trx, reference);
  if (!claimRow) throw new RefusedDecision('there is no such claim');
  const { order_id, country_code: country, language, ...row } = claimRow;
  await lockPositions(trx, [row.waybill_no]);
  const order = await findClaimedOrder(trx, order_id);
  const parcel = (await listParcels(trx, [order_id])).find(({ waybill_no }) => waybill_no === row.waybill_no);
  if (!parcel) throw new RefusedDecision('the order no longer has the parcel');
  const cover = coverOf(order, parcel);
  checkDecision(row, decision, cover.goods.minor);
  const at = now();
  const claim: ClaimRow = {
    ...row,
    state: decision.state,
    granted_minor: decision.amountMinor ?? row.granted_minor,
    reason: decision.reason || row.reason,
    history: CLAIM_STEPS_COLUMN.write([
      ...CLAIM_STEPS_COLUMN.read(row.history),
      { state: decision.state, at: at.toISOString() },
    ]),
  };
  const { state, granted_minor, reason, history } = claim;
  if (!(await storeClaimDecision(trx, { reference, state, granted_minor, reason, history }, row.state)))
    throw new RefusedDecision('its state was just changed by someone else');
  const mail = await createClaimMail({ config }, trx, { claim, order, country, language, freight: cover.freight });
  if (mail) await enqueueMessages(trx, [mail], at);
  if (state !== 'ACCEPTED' && state !== 'DECLINED') return;
  const about = { kind: 'CLAIM', waybillNo: claim.waybill_no, reference, attemptAt: null } as const;
  await notifyOfAnswer(trx, order, { ...about, answer: reason, claimState: state }, at);
}

/**
 * Changes a claim's state, and queues the mail to its sender and a final decision's event, in one transaction. Returns
 * null, or the reason if the decision is refused and nothing changed.
 */
export async function decideClaim(
  scope: ClaimServices,
  reference: string,
  decision: ClaimDecision,
): Promise<string | null> {
  try {
    await scope.db.transaction().execute((trx) => decide(scope, trx, reference, decision));
  } catch (error) {
    if (error instanceof RefusedDecision) return error.message;
    throw error;
  }
  wakeWorkers(scope.db);
  return null;
}
