import 'server-only';
import { parsePhone } from '@/lib/phone/read-phone';
import type { AccountName } from '../users/account-name';
import type { Context } from '../../platform/context';
import { orThrow } from '../../platform/throttle/consume-attempt';
import { consumeNetworkAttempt, refundNetworkAttempt } from '../../platform/throttle/network-attempts';
import { consumePeriodPoints, refundPeriodPoints, type PeriodCap } from '../../platform/throttle/period-cap';
import { CODES_BY_QUESTION, UNPROVEN_CODES } from '../../platform/throttle/policies';

/** Evidence that the visitor who requests a code is not a script. */
export interface CodeEvidence {
  isProven: boolean;
  /** True if the visitor answered the question in words instead of the picture. */
  isInWords: boolean;
  /** Target of the code. */
  to: AccountName;
}

/**
 * Returns the hourly cap for codes without proof of work. It is per country of the number, or per market in which an
 * email address is typed. SMS and mails count separately, so using up the mails of a market stops no SMS.
 */
function unprovenCap({ config, country }: Context, to: AccountName): PeriodCap {
  // A number in E.164 contains its country, so `country` is not used.
  const place = to.kind === 'phone' ? (parsePhone(to.value, country)?.country ?? 'other') : `mail-${country}`;
  return { name: `unproven-codes-${place}`, allowed: config.POW_UNPROVEN_PER_HOUR, period: 'hourly' };
}

/**
 * Counts a code under the limit that fits it. A code with a proof and a solved picture has no limit here. Returns a
 * function that reverts the count.
 */
async function consumeSendingLimit(
  ctx: Context,
  { isProven, isInWords, to }: CodeEvidence,
): Promise<() => Promise<void>> {
  if (isProven && !isInWords) return () => Promise.resolve();
  const { POW_UNPROVEN_PER_NETWORK, POW_QUESTIONS_PER_NETWORK } = ctx.config;
  if (isProven) {
    const byQuestion = { ...CODES_BY_QUESTION, free: POW_QUESTIONS_PER_NETWORK };
    await orThrow('questionLimit', consumeNetworkAttempt(ctx, byQuestion));
    return () => refundNetworkAttempt(ctx, byQuestion);
  }
  const ofNetwork = { ...UNPROVEN_CODES, free: POW_UNPROVEN_PER_NETWORK };
  const ofCountry = unprovenCap(ctx, to);
  await orThrow('unprovenLimit', consumeNetworkAttempt(ctx, ofNetwork));
  try {
    await orThrow('unprovenHourFull', consumePeriodPoints(ctx, ofCountry));
  } catch (refusal) {
    await refundNetworkAttempt(ctx, ofNetwork);
    throw refusal;
  }
  return async () => {
    await refundNetworkAttempt(ctx, ofNetwork);
    await refundPeriodPoints(ctx, ofCountry);
  };
}

/**
 * Sends a code under the limit that fits the evidence. A code that was not sent does not count.
 * Throws `unprovenLimit`, `unprovenHourFull` or `questionLimit` (429 with Retry-After), or what `send` throws.
 */
export async function sendWithinLimit<Sent>(
  ctx: Context,
  evidence: CodeEvidence,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const refund = await consumeSendingLimit(ctx, evidence);
  try {
    return await send();
  } catch (failure) {
    await refund();
    throw failure;
  }
}
