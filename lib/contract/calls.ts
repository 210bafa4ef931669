import { CALL_ROUTES } from './call-routes';
import type { Call } from './calls/define-call';
import type { REGISTRY } from './registry';

export type CallName = keyof typeof REGISTRY;

/**
 * Every call without schemas and texts, so that a browser bundle can import it. `lib/contract/calls` has the
 * definitions.
 */
export const CALLS: Readonly<Record<CallName, Call>> = CALL_ROUTES;
export const CALL_NAMES = Object.keys(CALLS) as CallName[]; // the table has no other keys
