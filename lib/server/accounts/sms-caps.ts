import 'server-only';
import type { Context } from '../context';
import { parsePhone } from '../dictionaries/phone-number';
import { consumeDaily, refundDaily } from '../throttle/daily-cap';

/** Counts an SMS of the day to a number in E.164, in its country and in all. Throws tooManyRequests. */
export async function consumeSmsCaps(
  ctx: Pick<Context, 'throttle' | 'now' | 'log' | 'config'>,
  number: string,
): Promise<void> {
  // A number in E.164 speaks for itself: the country given is not used.
  const country = parsePhone(number, 'CN')?.country ?? 'other';
  const ofCountry = { name: `sms-${country}`, allowed: ctx.config.SMS_DAILY_CAP_PER_COUNTRY };
  await consumeDaily(ctx, ofCountry);
  try {
    await consumeDaily(ctx, { name: 'sms', allowed: ctx.config.SMS_DAILY_CAP });
  } catch (refusal) {
    await refundDaily(ctx, ofCountry);
    throw refusal;
  }
}
