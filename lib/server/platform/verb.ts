import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Context } from './context';

interface Handler<Input, Output> {
  (call: { ctx: Context; input: Input }): Promise<Output>;
}

/**
 * A verb gets all its input from `ctx` and `input`, and throws ApiError. Calls with the same shape can share a verb.
 */
export type Verb<Name extends CallName> = Handler<ParsedRequestOf<Name>, ResponseOf<Name>>;
