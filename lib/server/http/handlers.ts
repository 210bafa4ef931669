import 'server-only';
import type { BuiltCall } from '@/lib/contract/registry';
import type { Verb } from '../verb';

export type { Verb } from '../verb';

/** Which verb answers which call. The compiler names every call of the registry that is missing here. */
export const HANDLERS: { [Name in BuiltCall]: Verb<Name> } = {};
