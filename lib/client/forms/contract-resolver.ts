import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** Maps zod's own messages to keys of `errors.json`. Our schemas already use keys. */
function keyOfZodIssue(issue: { code?: string; input?: unknown }): string {
  const isMissing = issue.input === undefined || issue.input === null;
  return issue.code === 'invalid_type' && isMissing ? 'required' : 'invalid';
}

/**
 * Returns a resolver that validates a form with a schema of the contract. Schema and zod are loaded with the first
 * validation, not with the page. Each error's message is a key of `errors.json`.
 */
export function contractResolver<Input extends FieldValues, Output>(
  load: () => Promise<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    const resolver: unknown = zodResolver(schema as never, { error: keyOfZodIssue } as never); // its types follow zod/v4/core
    return (resolver as Resolver<Input, unknown, Output>)(values, context, options);
  };
}
