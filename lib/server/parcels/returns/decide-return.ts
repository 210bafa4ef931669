import 'server-only';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { returnChoices, STATE_OF_CHOICE, type PlainReturnChoice, type ReturnChoice } from '@/lib/orders/return-policy';
import type { PartyName } from '@/lib/parcel/notices';
import { undecidedReturnState } from '@/lib/parcel/states';
import type { Services } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { describeEvent } from '../../platform/texts/describe-event';
import { ApiError } from '../../platform/errors';
import { enqueueNotices } from '../notices/notice';
import { moveOrders } from '../orders/change/move-order';
import { lockPositions, type PositionedOrder } from '../orders/parcel-store';
import { listReturns, storeReturnChoice, type ReturnRow } from './return-store';
import { notifyOfChoice } from '../../accounts/webhooks/notify-of-choice';

type ReturnServices = Pick<Services, 'db' | 'now'>;

export interface LockedReturn {
  order: PositionedOrder;
  returned: ReturnRow;
  state: PositionedOrder['parcels'][number]['state'];
  /** Day in the receiver's country. */
  today: string;
}

/** Returns a returned parcel, locked until the transaction ends. Null for any other. */
export async function lockReturn(trx: Queryable, waybillNo: string, now: Date): Promise<LockedReturn | null> {
  const [order] = await lockPositions(trx, [waybillNo]);
  const parcel = order?.parcels.find(({ waybill_no }) => waybill_no === waybillNo);
  const returned = (await listReturns(trx, [waybillNo])).get(waybillNo);
  if (!order || !parcel || !returned) return null;
  return { order, returned, state: parcel.state, today: localDay(now, MARKETS[order.receiver_country].timeZone) };
}

interface Decision {
  choice: ReturnChoice;
  by: ReturnRow['chosen_by'] & string;
  /** Waybill under which the parcel is sent on. */
  sentOnAs?: string;
}

/** Stores a choice, moves the parcel and notifies its parties. Throws `stateForbids` if there is already a choice. */
export async function recordReturnDecision(
  trx: Queryable,
  { order, returned }: LockedReturn,
  { choice, by, sentOnAs }: Decision,
  now: Date,
): Promise<void> {
  const { waybill_no: waybillNo } = returned;
  const at = now.toISOString();
  const sent_on_as = sentOnAs ?? null;
  if (!(await storeReturnChoice(trx, { waybill_no: waybillNo, choice, chosen_by: by, chosen_at: at, sent_on_as })))
    throw new ApiError('stateForbids');
  const to = STATE_OF_CHOICE[choice];
  await moveOrders(trx, [{ order, steps: [{ waybillNo, to, cause: by, at }] }], at);
  await enqueueNotices(trx, [{ kind: to, at, orderId: order.id, accountId: order.user_id, waybillNo }], now);
  const decision = { choice, madeBy: by, day: null, siteCode: null, ...(sentOnAs && { sentOnAs }) };
  const describe = (language: Language) => describeEvent(to, null, language, { chosenBy: by, sentOn: sent_on_as });
  await notifyOfChoice(trx, order, { ...decision, waybillNo, describe }, now);
}

/**
 * Stores a party's choice for a returned parcel. The first choice is final. Repeating it changes nothing. Throws
 * `stateForbids` after the last day, after another choice, and for a choice that the party does not have.
 */
export async function decideReturn(
  { db, now }: ReturnServices,
  waybillNo: string,
  party: PartyName,
  choice: PlainReturnChoice,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const lockedReturn = await lockReturn(trx, waybillNo, now());
    if (!lockedReturn) throw new ApiError('stateForbids');
    const { returned, state, today } = lockedReturn;
    if (returned.choice === choice && returned.chosen_by === party) return;
    if (!returnChoices(party, { state, decideBy: returned.decide_by, maySendOn: false }, today).includes(choice))
      throw new ApiError('stateForbids');
    await recordReturnDecision(trx, lockedReturn, { choice, by: party }, now());
  });
}

/**
 * Destroys a parcel without a choice on the day after the last day to choose (§4). Returns false if there is nothing to
 * do.
 */
export function destroyUndecidedReturn({ db, now }: ReturnServices, waybillNo: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lockedReturn = await lockReturn(trx, waybillNo, now());
    if (!lockedReturn || lockedReturn.state !== 'RETURNED') return false;
    if (undecidedReturnState(lockedReturn.returned.decide_by, lockedReturn.today) !== 'DESTROYED') return false;
    await recordReturnDecision(trx, lockedReturn, { choice: 'DESTROY', by: 'nobody' }, now());
    return true;
  });
}

/** Reminds both parties of a parcel without a choice. Returns false if there is a choice. */
export function remindOfReturn({ db, now }: ReturnServices, waybillNo: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lockedReturn = await lockReturn(trx, waybillNo, now());
    if (lockedReturn?.state !== 'RETURNED') return false;
    const at = now().toISOString();
    const { id: orderId, user_id: accountId } = lockedReturn.order;
    await enqueueNotices(trx, [{ kind: 'RETURN_REMINDER', at, orderId, accountId, waybillNo, once: true }], now());
    return true;
  });
}
