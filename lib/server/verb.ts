import 'server-only';
import type { BuiltCall, ParsedRequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Context } from './context';

/** A verb: everything it may know comes in `ctx` and `input`; it throws ApiError. */
export type Verb<Name extends BuiltCall> = (call: {
  ctx: Context;
  input: ParsedRequestOf<Name>;
}) => Promise<ResponseOf<Name>>;
