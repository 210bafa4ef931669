import 'server-only';
import type { Context } from '../context';
import { parsePhone } from '../dictionaries/phone-number';
import { consumeOfPeriod, refundOfPeriod, type PeriodCap } from '../throttle/period-cap';

/** Counts an SMS of the day to a number in E.164, in its country and in all. Throws tooManyRequests. */
export async function consumeSmsCaps(
  ctx: Pick<Context, 'throttle' | 'now' | 'log' | 'config'>,
  number: string,
): Promise<void> {
  // A number in E.164 speaks for itself: the country given is not used.
  const country = parsePhone(number, 'CN')?.country ?? 'other';
  const daily = (name: string, allowed: number): PeriodCap => ({ name, allowed, period: 'daily' });
  const ofCountry = daily(`sms-${country}`, ctx.config.SMS_DAILY_CAP_PER_COUNTRY);
  await consumeOfPeriod(ctx, ofCountry);
  try {
    await consumeOfPeriod(ctx, daily('sms', ctx.config.SMS_DAILY_CAP));
  } catch (refusal) {
    await refundOfPeriod(ctx, ofCountry);
    throw refusal;
  }
}
