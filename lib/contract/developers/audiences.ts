import type { CallDefinition } from '../calls/define-call';
import type { CallGroup } from '../calls/groups';

/** Readers of the API, each with a description of its calls. */
export const AUDIENCES = {
  public:
    'Calls that need no key and no account: prices, places, tracking, checks, enquiries and the links of receivers.',
  partner:
    'Calls for a shop with an API key, and the webhooks that we send: places, prices, orders, labels, tracking, cash on delivery.',
  account:
    'Calls that need the token of a logged-in person, and calls that return such a token: registration, login, sessions, address book, sheets.',
} as const;

export type Audience = keyof typeof AUDIENCES;
export const AUDIENCE_NAMES = Object.keys(AUDIENCES) as Audience[]; // the table has no other keys

/** Groups with open calls that a partner's order needs: codes of places, checks of goods, the terms. */
const GROUPS_FOR_ORDERS: readonly CallGroup[] = ['Places', 'Orders'];

/** Returns true for calls about the account. Those without authentication are steps before a login. */
const isAccountCall = ({ group }: CallDefinition) => group === 'Account';

/** Returns true if the reference lists the call for the audience. A call can be for several audiences. */
export function isForAudience(audience: Audience, call: CallDefinition): boolean {
  if (audience === 'partner')
    return call.scope !== undefined || (call.auth === 'none' && GROUPS_FOR_ORDERS.includes(call.group));
  if (audience === 'account') return isAccountCall(call) || call.auth === 'user';
  return call.auth === 'none' && !isAccountCall(call);
}
