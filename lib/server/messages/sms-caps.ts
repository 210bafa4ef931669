import 'server-only';
import type { Services } from '../context';
import { parsePhone } from '../dictionaries/phone-number';
import { consumeOfPeriod, refundOfPeriod, type PeriodCap } from '../throttle/period-cap';

type Scope = Pick<Services, 'throttle' | 'now' | 'log' | 'config'>;

const daily = (name: string, allowed: number): PeriodCap => ({ name, allowed, period: 'daily' });

/** The caps that an SMS to a number in E.164 counts under: its country's and all. */
function capsOf({ config }: Scope, number: string): { ofCountry: PeriodCap; ofAll: PeriodCap } {
  // A number in E.164 speaks for itself: the country given is not used.
  const country = parsePhone(number, 'CN')?.country ?? 'other';
  return {
    ofCountry: daily(`sms-${country}`, config.SMS_DAILY_CAP_PER_COUNTRY),
    ofAll: daily('sms', config.SMS_DAILY_CAP),
  };
}

/** Counts an SMS of the day to a number in E.164, in its country and in all. Throws tooManyRequests. */
export async function consumeSmsCaps(scope: Scope, number: string): Promise<void> {
  const { ofCountry, ofAll } = capsOf(scope, number);
  await consumeOfPeriod(scope, ofCountry);
  try {
    await consumeOfPeriod(scope, ofAll);
  } catch (refusal) {
    await refundOfPeriod(scope, ofCountry);
    throw refusal;
  }
}

/** Takes back what consumeSmsCaps counted for an SMS that was not sent. */
export async function refundSmsCaps(scope: Scope, number: string): Promise<void> {
  const { ofCountry, ofAll } = capsOf(scope, number);
  await refundOfPeriod(scope, ofCountry);
  await refundOfPeriod(scope, ofAll);
}
