import 'server-only';
import type { ZodError } from 'zod';
import type { CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { REGISTRY, type ResponseOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { countsAsWrite, limitWrites } from '../../platform/throttle/limit-writes';
import { exampleOf } from './field-example';
import { HANDLERS } from './handlers';

/** Returns the error for an input that its schema rejects. `name`: the call whose sample has examples of its fields. */
export function invalidInput({ issues }: ZodError, name?: CallName): ApiError {
  const fields = issues.map((issue) => {
    const example = name && exampleOf(name, issue.path);
    return { field: issueField(issue), message: issueKey(issue), ...(example !== undefined && { example }) };
  });
  return new ApiError('invalid', { fields });
}

/**
 * Checks that the caller may make the call and is within the write limit, parses the input once and runs the verb.
 * Throws ApiError.
 */
export async function dispatch<Name extends CallName>(
  name: Name,
  input: unknown,
  ctx: Context,
): Promise<ResponseOf<Name>> {
  const endpoint: CallDefinition = REGISTRY[name];
  if (endpoint.auth === 'user' && !ctx.actor) throw new ApiError('tokenMissing');
  if (countsAsWrite(endpoint)) await limitWrites(ctx);
  const parsed = endpoint.request.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error, name);
  // The schema of the same call has just parsed the input.
  const verb = HANDLERS[name] as (call: { ctx: Context; input: unknown }) => Promise<ResponseOf<Name>>;
  return verb({ ctx, input: parsed.data });
}
