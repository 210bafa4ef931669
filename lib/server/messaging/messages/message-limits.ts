import 'server-only';
import { createHash } from 'node:crypto';
import type { Services } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { consumeAttempt, refundAttempt } from '../../platform/throttle/consume-attempt';
import { consumePeriodPoints, refundPeriodPoints, type PeriodCap } from '../../platform/throttle/period-cap';
import type { Policy } from '../../platform/throttle/policies';
import { loadAllowanceAt } from './account-allowance';
import { MAX_MESSAGES_BEFORE_HAND_OVER, MAX_MESSAGES_TO_TARGET, type DropReason } from './allowances';
import type { Message } from './message';
import { consumeSmsCaps, refundSmsCaps } from './sms-caps';

export type LimitScope = Pick<Services, 'db' | 'throttle' | 'now' | 'log' | 'config'>;

/** Limit for confirmations to one unproven address or number, because anyone could have typed it. Times in seconds. */
export const CONFIRMATIONS_TO_UNPROVEN: Policy = {
  name: 'confirmations',
  free: 5,
  waits: [3600, 4 * 3600, 24 * 3600],
  forgetAfter: 24 * 3600 + 1,
};

interface Limit {
  reason: DropReason;
  /** Counts one message. Throws tooManyRequests. */
  consume: () => Promise<unknown>;
  refund: () => Promise<void>;
}

/** Returns the key under which an address or number is counted. Only this hash is stored. */
export const targetKey = (to: string): string => createHash('sha256').update(to.toLowerCase()).digest('base64url');

function periodLimit(scope: LimitScope, reason: DropReason, cap: Omit<PeriodCap, 'period'>): Limit {
  const daily = { ...cap, period: 'daily' } as const;
  return { reason, consume: () => consumePeriodPoints(scope, daily), refund: () => refundPeriodPoints(scope, daily) };
}

/** Returns the cap of messages a day about the parcels of one account. */
export const accountCap = (scope: LimitScope, account: string): PeriodCap => ({
  name: 'messages-of-account',
  period: 'daily',
  subject: account,
  allowed: (count) => loadAllowanceAt(scope, account, count),
});

const accountLimit = (scope: LimitScope, account: string): Limit =>
  periodLimit(scope, 'account allowance', accountCap(scope, account));

const targetLimit = (scope: LimitScope, to: string, handedOver: boolean): Limit =>
  periodLimit(
    scope,
    'target allowance',
    handedOver
      ? { name: 'parcels-to-target', subject: targetKey(to), allowed: MAX_MESSAGES_TO_TARGET }
      : { name: 'bookings-to-target', subject: targetKey(to), allowed: MAX_MESSAGES_BEFORE_HAND_OVER },
  );

const confirmationLimit = (scope: LimitScope, to: string): Limit => ({
  reason: 'too many',
  consume: () => consumeAttempt(scope, CONFIRMATIONS_TO_UNPROVEN, to.toLowerCase()),
  refund: () => refundAttempt(scope, CONFIRMATIONS_TO_UNPROVEN, to.toLowerCase()),
});

const smsLimit = (scope: LimitScope, to: string): Limit => ({
  reason: 'daily cap',
  consume: () => consumeSmsCaps(scope, 'notices', to),
  refund: () => refundSmsCaps(scope, 'notices', to),
});

/**
 * Returns true for a security notice to the owner of an account. It follows a code or a password, so it is counted but
 * always sent.
 */
const isSecurityNotice = ({ parcel, unproven }: Message) => parcel === undefined && unproven !== true;

const securityNoticeLimit = (scope: LimitScope, to: string): Limit => ({
  reason: 'daily cap',
  consume: () => isRefused(consumeSmsCaps(scope, 'codes', to)),
  // The message may have been sent although the cap refused it.
  refund: () => Promise.resolve(),
});

/** Returns the limits of a message, starting with the limit that covers the fewest people. */
function limitsOf(scope: LimitScope, message: Message): Limit[] {
  const { channel, to, parcel, unproven } = message;
  const limits: Limit[] = [];
  if (parcel?.account) limits.push(accountLimit(scope, parcel.account));
  if (unproven) limits.push(parcel ? targetLimit(scope, to, parcel.handedOver) : confirmationLimit(scope, to));
  if (channel === 'sms') limits.push(isSecurityNotice(message) ? securityNoticeLimit(scope, to) : smsLimit(scope, to));
  return limits;
}

/** Returns true if the limit refused the message. Throws any other error. */
async function isRefused(consumed: Promise<unknown>): Promise<boolean> {
  try {
    await consumed;
    return false;
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.error !== 'tooManyRequests') throw refusal;
    return true;
  }
}

type LimitResult = { refusal: DropReason } | { refusal: null; refund: () => Promise<void> };

/**
 * Counts a message under all of its limits. Returns the reason of the first limit that refuses it, and undoes the other
 * counts. Otherwise returns a function that undoes all counts.
 */
export async function consumeMessageLimits(scope: LimitScope, message: Message): Promise<LimitResult> {
  const consumed: Limit[] = [];
  const refund = async () => {
    for (const limit of consumed.splice(0)) await limit.refund();
  };
  for (const limit of limitsOf(scope, message)) {
    if (await isRefused(limit.consume())) {
      await refund();
      return { refusal: limit.reason };
    }
    consumed.push(limit);
  }
  return { refusal: null, refund };
}
