import 'server-only';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { consumeOfNetwork, refundOfNetwork } from '../throttle/network-attempts';
import { consumeOfPeriod, refundOfPeriod, type PeriodCap } from '../throttle/period-cap';
import { CODES_BY_QUESTION, UNPROVEN_CODES } from '../throttle/policies';

/** How somebody who wants a code showed that they are no script. */
export interface Shown {
  proven: boolean;
  /** The question in words was answered in place of the picture. */
  inWords: boolean;
}

/** The limit's own sentence in place of the general one. */
async function orElse(error: 'unprovenLimit' | 'questionLimit', counted: Promise<void>): Promise<void> {
  await counted.catch((refusal: unknown) => {
    if (!(refusal instanceof ApiError) || refusal.error !== 'tooManyRequests') throw refusal;
    throw new ApiError(error, refusal.details);
  });
}

/** Counts a sending under the limit that fits it; answers how to take that back. */
async function consumeSendingLimit(ctx: Context, { proven, inWords }: Shown): Promise<() => Promise<void>> {
  if (proven && !inWords) return () => Promise.resolve();
  const { POW_UNPROVEN_PER_NETWORK, POW_UNPROVEN_PER_HOUR, POW_QUESTIONS_PER_NETWORK } = ctx.config;
  if (proven) {
    const byQuestion = { ...CODES_BY_QUESTION, free: POW_QUESTIONS_PER_NETWORK };
    await orElse('questionLimit', consumeOfNetwork(ctx, byQuestion));
    return () => refundOfNetwork(ctx, byQuestion);
  }
  const ofNetwork = { ...UNPROVEN_CODES, free: POW_UNPROVEN_PER_NETWORK };
  const ofAll: PeriodCap = { name: 'unproven-codes', allowed: POW_UNPROVEN_PER_HOUR, period: 'hourly' };
  await orElse('unprovenLimit', consumeOfNetwork(ctx, ofNetwork));
  try {
    await orElse('unprovenLimit', consumeOfPeriod(ctx, ofAll));
  } catch (refusal) {
    await refundOfNetwork(ctx, ofNetwork);
    throw refusal;
  }
  return async () => {
    await refundOfNetwork(ctx, ofNetwork);
    await refundOfPeriod(ctx, ofAll);
  };
}

/**
 * Sends a code under the limit of what its asker has shown; one that was not sent does not count.
 * Throws unprovenLimit or questionLimit (429 with Retry-After), or what `send` throws.
 */
export async function sendWithinLimit<Sent>(ctx: Context, shown: Shown, send: () => Promise<Sent>): Promise<Sent> {
  const takeBack = await consumeSendingLimit(ctx, shown);
  try {
    return await send();
  } catch (failure) {
    await takeBack();
    throw failure;
  }
}
