import 'server-only';
import type { ZodType } from 'zod';
import type { CallName } from '@/lib/contract/calls';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { REGISTRY } from '@/lib/contract/registry';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { HANDLERS } from './handlers';

/** Parses the input once, refuses who may not ask, and runs the verb. Throws ApiError. */
export async function dispatch(name: CallName, input: unknown, ctx: Context): Promise<unknown> {
  const endpoint = REGISTRY[name];
  if (endpoint.auth === 'user' && !ctx.actor) throw new ApiError('tokenMissing');
  const parsed = (endpoint.request as ZodType).safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => ({ field: issueField(issue), message: issueKey(issue) }));
    throw new ApiError('invalid', { fields });
  }
  const verb = HANDLERS[name] as (call: { ctx: Context; input: unknown }) => Promise<unknown>;
  return verb({ ctx, input: parsed.data });
}
