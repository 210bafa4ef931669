import 'server-only';
import type { Services } from '../context';
import { parsePhone } from '../dictionaries/phone-number';
import { consumeOfPeriod, refundOfPeriod, type PeriodCap } from '../throttle/period-cap';

type Scope = Pick<Services, 'throttle' | 'now' | 'log' | 'config'>;

const daily = (name: string, allowed: number): PeriodCap => ({ name, allowed, period: 'daily' });

/** The caps that an SMS to a number in E.164 counts under: its country's and all. */
function capsOf({ config }: Scope, number: string): [ofCountry: PeriodCap, ofAll: PeriodCap] {
  // A number in E.164 speaks for itself: the country given is not used.
  const country = parsePhone(number, 'CN')?.country ?? 'other';
  return [daily(`sms-${country}`, config.SMS_DAILY_CAP_PER_COUNTRY), daily('sms', config.SMS_DAILY_CAP)];
}

/** Counts an SMS of the day to a number in E.164, in its country and in all. Throws tooManyRequests. */
export async function consumeSmsCaps(scope: Scope, number: string): Promise<void> {
  const caps = capsOf(scope, number);
  const counted = await Promise.allSettled(caps.map((cap) => consumeOfPeriod(scope, cap)));
  const refusal = counted.find((each) => each.status === 'rejected');
  if (!refusal) return;
  const others = caps.filter((_, index) => counted[index]!.status === 'fulfilled');
  for (const cap of others) await refundOfPeriod(scope, cap);
  throw refusal.reason;
}

/** Takes back what consumeSmsCaps counted for an SMS that was not sent. */
export async function refundSmsCaps(scope: Scope, number: string): Promise<void> {
  for (const cap of capsOf(scope, number)) await refundOfPeriod(scope, cap);
}
