import 'server-only';
import { codeOf } from './platform/errors';

const FRAME = /^\s+at /;

/**
 * What a log line keeps of a failure: its kind, code, sentence and place. Anything else may carry personal data:
 * PostgreSQL adds the row it refused (`detail`), a parser quotes the text it could not read.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  return {
    type: error.constructor.name,
    ...(code !== undefined && { code }),
    ...(!(error instanceof SyntaxError) && { message: error.message }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => FRAME.test(line))
      .join('\n'),
  };
}
