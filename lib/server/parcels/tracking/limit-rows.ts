import 'server-only';
import { describePolicy, type LimitRow } from '../../platform/reference-pages/limit-row';
import { TAILS_OF_NETWORK, MAX_TAILS_OF_ORDER_PER_DAY } from './get-express-track-details';

const calls = ['getExpressTrackDetails', 'openParcel'] as const;

/** Rows of docs/limits.md. */
export const TAIL_ROWS: readonly LimitRow[] = [
  {
    ...describePolicy(TAILS_OF_NETWORK),
    per: 'network',
    subject: 'wrong ends of the receiver’s phone number for one order from one network',
    guards: 'secrets',
    others: 'nothing: other networks are counted apart',
    calls,
  },
  {
    name: 'phone-tail of order',
    per: 'target',
    subject: 'wrong ends of the receiver’s phone number for one order from all networks',
    guards: 'secrets',
    most: `${MAX_TAILS_OF_ORDER_PER_DAY} a day`,
    whenExceeded: '429 until the day ends (UTC)',
    others: 'the receiver opens the parcel by the link of a message',
    calls,
  },
];
