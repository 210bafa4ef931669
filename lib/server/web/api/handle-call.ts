import 'server-only';
import { randomUUID } from 'node:crypto';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { recordUse } from '../../accounts/api-keys/record-use';
import type { Actor, Services } from '../../platform/context';
import { isForeignKeyViolation } from '../../platform/db/engine';
import { inSpan } from '../../platform/traces/in-span';
import { admitKey, actsForAccount } from './admit-key';
import { failureResponse, successResponse, type CallResponse } from './call-response';
import { addressFromHeader } from './client-address';
import { deprecationHeaders } from './deprecation-headers';
import { dispatch } from './dispatch';
import { fileOf, type FileResponse } from './file-response';
import { carriesKey, createRequestContext, marketOfRequest } from './request-context';
import { traceparentOf } from './request-id';

interface GivenCall {
  headers: Headers;
  /** Throws ApiError for an invalid input. */
  input: () => object | Promise<object>;
  isGivenUp?: () => boolean;
  /** True for a call that this process makes to render a page. A success is logged at debug level. */
  isOwn?: boolean;
  /** Name of the tool that makes the call, for the log and the uses of the key. */
  tool?: string;
}

/** Returns the response of a call from any transport. A failure of the call becomes a response with its error. */
export async function handleCall(
  services: Services,
  name: CallName,
  { headers, input, isGivenUp, isOwn = false, tool }: GivenCall,
) {
  const started = performance.now();
  const reader = marketOfRequest(headers);
  let response: CallResponse | FileResponse;
  // A call that fails before it has a context is logged with an id too.
  let requestId = headers.get(REQUEST_ID_HEADER) ?? randomUUID();
  let key: Actor['key'] = null;
  let allowance: Record<string, string> = {};
  try {
    const rawInput = await input();
    const { ctx, refusal } = await createRequestContext(services, {
      headers,
      clientAddress: addressFromHeader(headers),
    });
    requestId = ctx.requestId;
    if (refusal && (CALLS[name].auth === 'user' || refusal.error === 'keyRefused')) throw refusal;
    key = ctx.actor?.key ?? null;
    if (key) {
      const admitted = await admitKey(services, key, name);
      allowance = admitted.headers;
      if (admitted.refusal) throw admitted.refusal;
    }
    const actor = key && !actsForAccount(name) ? null : ctx.actor;
    const data = await inSpan(name, {}, () => dispatch(name, rawInput, { ...ctx, actor }));
    response = fileOf(name, data) ?? successResponse(data, reader);
  } catch (failure) {
    response = failureResponse(failure, reader, { isProgram: tool !== undefined || carriesKey(headers) });
    // No client waits for the response of an aborted request.
    if (response.status >= 500 && !isGivenUp?.())
      services.log.error({ err: failure, call: name, requestId }, 'call failed');
    else if (isForeignKeyViolation(failure))
      services.log.warn({ err: failure, call: name, requestId }, 'call refers to a row that does not exist');
  }
  const status = 'bytes' in response ? 200 : response.status;
  if (key) await recordUse(services, { keyId: key.id, call: name, status, isToolCall: tool !== undefined });
  const traceparent = traceparentOf(headers.get('traceparent'));
  const ms = Math.round(performance.now() - started);
  services.log[isOwn && status < 400 ? 'debug' : 'info'](
    { call: name, tool, status, requestId, key: key?.id, ms, traceparent },
    'call handled',
  );
  return {
    response,
    headers: { ...deprecationHeaders(name), ...allowance, 'x-request-id': requestId },
  };
}
