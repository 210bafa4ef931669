import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { FormName } from '@/lib/contract/content/form-calls';
import type { Config } from '../config';
import type { PeriodCap } from '../throttle/period-cap';
import type { Policy } from '../throttle/policies';

/**
 * Columns of docs/limits.md: one account, one network, one target (an address, a number, a parcel), or all together.
 */
export const LIMIT_SUBJECTS = ['account', 'network', 'target', 'all'] as const;

/** A row of docs/limits.md, declared beside the constants that it describes. */
export interface LimitRow {
  /** Name in the code, of a policy, a cap or a limiter. */
  name: string;
  per: (typeof LIMIT_SUBJECTS)[number];
  /** The subject whose use is counted, in words. */
  subject: string;
  /** Protected resource: parcels' secrets and passwords, messages that cost money, processor time, or stored data. */
  guards: 'secrets' | 'messages' | 'processor' | 'storage';
  /** Short amount, for the table of calls. */
  most: string | ((config: Config) => string);
  /** Consequence for the subject beyond that amount. */
  whenExceeded: string;
  /** Consequence for everyone else. */
  others: string;
  calls: readonly CallName[];
  /** Forms that it limits in addition to their calls. */
  forms?: readonly FormName[];
}

type DescribedLimit = Pick<LimitRow, 'name' | 'most' | 'whenExceeded'>;

const UNITS = [
  ['day', 24 * 3600],
  ['h', 3600],
  ['min', 60],
] as const;

/** Formats seconds in the largest unit that divides them: `15 min`. */
export function durationText(seconds: number): string {
  const unit = UNITS.find(([, length]) => seconds >= length && seconds % length === 0);
  if (!unit) return `${seconds} s`;
  const [name, length] = unit;
  const count = seconds / length;
  return `${count} ${name === 'day' && count > 1 ? 'days' : name}`;
}

/** Describes a policy. `configured` names the variable with its free attempts, if there is one. */
export function describePolicy({ name, free, waits, forgetAfter }: Policy, configured?: keyof Config): DescribedLimit {
  const [first = 0, ...more] = waits;
  const last = more.at(-1);
  const wait =
    last === undefined ? durationText(first) : `${durationText(first)}, further ones after up to ${durationText(last)}`;
  // A period that exceeds the last wait by a second is described as that wait.
  const period = durationText(forgetAfter - (forgetAfter % 60));
  return {
    name,
    most: (config) => `${configured ? String(config[configured]) : free} in ${period}`,
    whenExceeded: `429; one more is accepted after ${wait}`,
  };
}

/** Describes a daily or hourly cap whose amount is a configuration variable. */
export function describeCap({ name, period }: Omit<PeriodCap, 'allowed'>, configured: keyof Config): DescribedLimit {
  return {
    name,
    most: (config) => `${String(config[configured])} ${period === 'daily' ? 'a day' : 'an hour'} (${configured})`,
    whenExceeded: `429 until the ${period === 'daily' ? 'day' : 'hour'} ends (UTC); one alarm in the log`,
  };
}
