import 'server-only';
import { statementOf } from './db/drivers/failed-statement';
import { errorCodeOf } from './errors';

const STACK_FRAME = /^\s+at /;

/**
 * Returns the loggable part of an error: type, code, message, stack, and the SQL of a failed statement with
 * placeholders. Other fields may contain personal data: PostgreSQL adds the rejected row (`detail`), and a parser
 * quotes its input.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = errorCodeOf(error);
  const statement = statementOf(error);
  // The number on Next's error page.
  const digest = 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
  return {
    type: error.constructor.name,
    ...(code !== undefined && { code }),
    ...(!(error instanceof SyntaxError) && { message: error.message }),
    ...(digest !== undefined && { digest }),
    ...(statement !== undefined && { statement }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => STACK_FRAME.test(line))
      .join('\n'),
  };
}
