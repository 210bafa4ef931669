import 'server-only';
import { parsePhone } from '@/lib/phone/read-phone';
import type { Services } from '../../platform/context';
import { consumePeriodPoints, refundPeriodPoints, type PeriodCap } from '../../platform/throttle/period-cap';

type CapContext = Pick<Services, 'throttle' | 'now' | 'log' | 'config'>;

/** Purpose of an SMS. Each has a budget, so that none uses up another's. */
export type SmsBudget = 'codes' | 'receiver-codes' | 'notices';

const daily = (name: string, allowed: number): PeriodCap => ({ name, allowed, period: 'daily' });

const limitsOf = ({ config }: CapContext): Record<SmsBudget, { all: number; country: number }> => ({
  codes: { all: config.SMS_CODES_DAILY_CAP, country: config.SMS_CODES_DAILY_CAP_PER_COUNTRY },
  'receiver-codes': {
    all: config.SMS_RECEIVER_CODES_DAILY_CAP,
    country: config.SMS_RECEIVER_CODES_DAILY_CAP_PER_COUNTRY,
  },
  notices: { all: config.SMS_DAILY_CAP, country: config.SMS_DAILY_CAP_PER_COUNTRY },
});

/** Returns the caps for an SMS to a number in E.164: its country's cap and the cap for all countries. */
function capsOf(scope: CapContext, budget: SmsBudget, number: string): [ofCountry: PeriodCap, ofAll: PeriodCap] {
  const { all, country } = limitsOf(scope)[budget];
  // A number in E.164 contains its country code, so `CN` is not used.
  const numberCountry = parsePhone(number, 'CN')?.country ?? 'other';
  return [daily(`sms-${budget}-${numberCountry}`, country), daily(`sms-${budget}`, all)];
}

/** Counts an SMS to a number in E.164 for the day, in its country and in total. Throws tooManyRequests. */
export async function consumeSmsCaps(scope: CapContext, budget: SmsBudget, number: string): Promise<void> {
  const caps = capsOf(scope, budget, number);
  const results = await Promise.allSettled(caps.map((cap) => consumePeriodPoints(scope, cap)));
  const refusal = results.find((each) => each.status === 'rejected');
  if (!refusal) return;
  for (const [index, cap] of caps.entries())
    if (results[index]!.status === 'fulfilled') await refundPeriodPoints(scope, cap);
  throw refusal.reason;
}

/** Undoes the counts of consumeSmsCaps for an SMS that was not sent. */
export async function refundSmsCaps(scope: CapContext, budget: SmsBudget, number: string): Promise<void> {
  for (const cap of capsOf(scope, budget, number)) await refundPeriodPoints(scope, cap);
}
