import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { enqueueAccountAlert } from '../../../accounts/users/account-messages';
import { endSessionsOf } from '../../../accounts/sessions/session-store';
import { replaceNames, updateProfile, type UserRow } from '../../../accounts/users/user-store';
import { deleteResetTokens } from '../../../accounts/passwords/reset-token-store';
import type { Context } from '../../../platform/context';
import type { Queryable } from '../../../platform/db/open';
import { ApiError } from '../../../platform/errors';
import { findAppearances, type PersonInOrder } from './appearances';
import type { Person } from './find-person';
import { rewriteOrder } from './rewrite-order';

/** New values. Omitted columns stay unchanged. */
export interface PersonCorrection {
  /** `phone` in E.164, `email` in lower case. */
  account: Partial<Pick<UserRow, 'first_name' | 'family_name' | 'company_address' | 'email' | 'phone'>>;
  /** `phone` as printed. */
  receiver: Partial<Pick<OrderInput['receiver'], 'name' | 'phone' | 'email' | 'street'>>;
}

/** Changed value, and its place. */
export interface CorrectedField {
  where: string;
  field: string;
  from: string;
  to: string;
}

export interface CorrectionPlan {
  account: UserRow | null;
  orders: PersonInOrder[];
  changes: CorrectedField[];
}

function changesOf(where: string, stored: object, corrected: object): CorrectedField[] {
  const before = new Map(Object.entries(stored));
  return Object.entries(corrected)
    .map(([field, to]) => ({ where, field, from: String(before.get(field) ?? ''), to: String(to) }))
    .filter(({ from, to }) => from !== to);
}

/** Returns the changes of a correction. With `tradeNo`, only this order changes. */
export async function planCorrection(
  db: Queryable,
  person: Person,
  { account, receiver }: PersonCorrection,
  tradeNo: string | null,
): Promise<CorrectionPlan> {
  const user = tradeNo === null ? person.account : null;
  const plan: CorrectionPlan = { account: null, orders: [], changes: [] };
  const ofAccount = user ? changesOf('account', user, account) : [];
  if (user && ofAccount.length > 0) plan.account = user;
  plan.changes.push(...ofAccount);
  if (Object.keys(receiver).length === 0) return plan;
  for await (const page of findAppearances(db, person)) {
    for (const appearance of page) {
      const { row, order, roles } = appearance;
      if (!roles.includes('receiver') || (tradeNo !== null && row.trade_no !== tradeNo)) continue;
      const changes = changesOf(row.trade_no, order.receiver, receiver);
      if (changes.length > 0) plan.orders.push(appearance);
      plan.changes.push(...changes);
    }
  }
  return plan;
}

/**
 * Changes the account. A new email address or number ends all sessions, as a change by the owner does. After a new
 * number, the old contact is notified.
 */
async function correctAccount(
  { now, language }: Pick<Context, 'now' | 'language'>,
  trx: Queryable,
  user: UserRow,
  { email = user.email, phone = user.phone, ...profile }: PersonCorrection['account'],
): Promise<void> {
  const at = now().toISOString();
  await updateProfile(trx, user.id, { ...user, ...profile }, at);
  if (email === user.email && phone === user.phone) return;
  if (!(await replaceNames(trx, { user, email, phone, at }))) throw new ApiError('changedMeanwhile');
  await deleteResetTokens(trx, user.id);
  await endSessionsOf(trx, user.id, 'operator');
  if (phone !== user.phone) await enqueueAccountAlert({ now, language }, trx, user, 'phoneChanged');
}

/**
 * Applies a plan of `planCorrection` in one transaction. Throws changedMeanwhile, and the unique violation for a name
 * of another account.
 */
export async function correctPerson(
  scope: Pick<Context, 'db' | 'now' | 'language'>,
  { account, orders }: CorrectionPlan,
  correction: PersonCorrection,
): Promise<void> {
  await scope.db.transaction().execute(async (trx) => {
    if (account) await correctAccount(scope, trx, account, correction.account);
    for (const { row, order } of orders)
      await rewriteOrder(trx, row, { ...order, receiver: { ...order.receiver, ...correction.receiver } });
  });
}
