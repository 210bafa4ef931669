import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import type { ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Context } from '@/lib/server/context';

interface Answers<Input, Output> {
  (call: { ctx: Context; input: Input }): Promise<Output>;
}

/** A verb: everything it may know comes in `ctx` and `input`; it throws ApiError. Calls of one shape may share one. */
export type Verb<Name extends CallName> = Answers<ParsedRequestOf<Name>, ResponseOf<Name>>;
