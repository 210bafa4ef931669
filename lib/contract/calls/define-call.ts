import 'server-only';
import type { ZodType } from 'zod';
import type { KeyScope } from '../developers/key-scopes';
import type { CallGroup } from './groups';

/**
 * The part of a call that browser and server both need, without schemas and texts. `lib/contract/calls.ts` has it for
 * every call.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** Below the base URL. `{name}` segments are filled from the input's field of that name. */
  path: string;
  /** `user`: needs a session or an API key. Without a live session, the error is 1200003, 1200004 or 1200006. */
  auth: 'none' | 'user';
  /** `bytes` returns a file. All other calls return the envelope. */
  responseType?: 'bytes';
  /** Idempotent: the client may repeat a failed call once. All GETs are. */
  safe?: true;
  /** Set with `safe` if the call stores something: it counts towards the limits of writes. */
  writes?: true;
  /**
   * Set for a call beyond §7 whose 404 means that the gateway lacks it: our pages get no other 404 from it. Calls
   * beyond §7 without the mark may return 404 for a missing entry.
   */
  beyond?: true;
  /** The request body may carry a sheet of parcels. */
  carriesSheet?: true;
  /** The request body carries a photo. */
  carriesPhoto?: true;
}

/** The whole definition of a call, except its verb. */
export interface CallDefinition<Request extends ZodType = ZodType, Response extends ZodType = ZodType> extends Call {
  /** Accepts an `Idempotency-Key` header: repeated under the same key, the call has no further effect. */
  idempotencyKey?: true;
  /**
   * May take more than `COSTLY_MS` of processor time, so it needs a limit that guards the processor (docs/limits.md).
   */
  costly?: true;
  /** Scope of an API key that may make the call. Without a scope, a call of a user needs the owner's session. */
  scope?: KeyScope;
  /** Page of the API reference. */
  group: CallGroup;
  /** Verb phrase. */
  summary: string;
  /** Full sentences with facts that the schemas do not contain. */
  description: string;
  request: Request;
  response: Response;
}

/** Defines a call. Only the server loads its texts and schemas. Browsers load `CALLS`. */
export const defineCall = <Request extends ZodType, Response extends ZodType>(
  call: CallDefinition<Request, Response>,
): CallDefinition<Request, Response> => call;
