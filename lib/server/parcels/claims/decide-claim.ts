import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { majorUnits } from '@/lib/billing/money';
import { CLAIM_TRANSITIONS, type ClaimState } from '@/lib/orders/claim-policy';
import type { Services } from '../../context';
import { CLAIM_STEPS } from '../../platform/db/json-column';
import type { Queryable } from '../../db/open';
import { enqueueMessages } from '../../messages/enqueue-messages';
import { findClaim, findClaimedOrder, moveClaim, type ClaimRow } from './claim-store';
import { parcelsOf } from '../orders/parcel-store';
import { coverOf } from './present-claim';
import { wake } from '../../outbox/wake';
import { claimMail } from './claim-messages';

type Scope = Pick<Services, 'config' | 'db' | 'now'>;

export interface Decision {
  state: ClaimState;
  /** CNY fen, for the goods; with ACCEPTED, and nothing else. */
  amountMinor: number | null;
  /** Shown to the sender as it is. */
  reason: string;
}

/** Why a decision is refused, for operators, in English. */
class Refused extends Error {}

function checkDecision({ state }: ClaimRow, decision: Decision, mostMinor: number): void {
  const next = CLAIM_TRANSITIONS[state];
  if (!next.includes(decision.state))
    throw new Refused(`it is ${state}${next.length > 0 ? `, which leads to ${next.join(' or ')}` : ' and stays so'}`);
  if ((decision.state === 'ACCEPTED') !== (decision.amountMinor !== null))
    throw new Refused('ACCEPTED needs an amount, and no other state takes one');
  if (decision.state === 'DECLINED' && decision.reason === '') throw new Refused('DECLINED needs a reason');
  if ((decision.amountMinor ?? 0) > mostMinor)
    throw new Refused(`the cover ends at ${majorUnits({ currency: FEE_CURRENCY, minor: mostMinor })} ${FEE_CURRENCY}`);
}

async function decide({ config, now }: Scope, trx: Queryable, reference: string, decision: Decision): Promise<void> {
  const found = await findClaim(trx, reference);
  if (!found) throw new Refused('there is no such claim');
  const { order_id, country_code: country, language, ...row } = found;
  const order = await findClaimedOrder(trx, order_id);
  const parcel = (await parcelsOf(trx, [order_id])).find(({ waybill_no }) => waybill_no === row.waybill_no)!;
  const cover = coverOf(order, parcel);
  checkDecision(row, decision, cover.goods.minor);
  const at = now();
  const claim: ClaimRow = {
    ...row,
    state: decision.state,
    granted_minor: decision.amountMinor ?? row.granted_minor,
    reason: decision.reason || row.reason,
    history: CLAIM_STEPS.write([...CLAIM_STEPS.read(row.history), { state: decision.state, at: at.toISOString() }]),
  };
  const { state, granted_minor, reason, history } = claim;
  if (!(await moveClaim(trx, { reference, state, granted_minor, reason, history }, row.state)))
    throw new Refused('somebody else has just moved it');
  const mail = await claimMail({ config }, trx, { claim, order, country, language, freight: cover.freight });
  if (mail) await enqueueMessages(trx, [mail], at);
}

/** Moves a claim and tells its sender, in one transaction. Answers null, or why it is refused; then nothing is changed. */
export async function decideClaim(scope: Scope, reference: string, decision: Decision): Promise<string | null> {
  try {
    await scope.db.transaction().execute((trx) => decide(scope, trx, reference, decision));
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  wake(scope.db);
  return null;
}
