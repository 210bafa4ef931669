import 'server-only';
import type { Context } from '../../platform/context';
import type { Queryable } from '../../platform/db/open';
import { ApiError } from '../../platform/errors';
import { consumeNetworkAttempt, refundNetworkAttempt } from '../../platform/throttle/network-attempts';
import { GUESSES_OF_NETWORK } from '../../platform/throttle/policies';
import { tokenHash } from '../../platform/token';
import { CODE_TRIES, matchesCode } from './code-hash';
import { recordCodeTry, findCode, markCodeUsed, type CodeSubject } from './code-store';

/** Returns a failure to show beside the code's field. */
function codeError(error: 'verifyCodeWrong' | 'verifyCodeExpired', message: string = error): ApiError {
  return new ApiError(error, { fields: [{ field: 'verifyCode', message }] });
}

/**
 * Checks a code and counts the attempt. Returns the code's id. The caller marks it as used in its own transaction. With
 * a nonce, only the code of that response counts. Without one (§7), it is the newest code of the subject, with fewer
 * attempts. Strangers therefore cannot use up all attempts of the person (docs/decisions/codes.md). Throws
 * `verifyCodeWrong`, or `verifyCodeExpired` after ten minutes, after the last attempt or after its one use. Throws
 * `tooManyRequests` after too many wrong codes from one network.
 */
export async function checkCode(
  ctx: Context,
  subject: CodeSubject,
  { verifyCode, nonce }: { verifyCode: string; nonce: string },
): Promise<string> {
  await consumeNetworkAttempt(ctx, GUESSES_OF_NETWORK);
  const storedCode = await findCode(ctx.db, subject, nonce === '' ? null : tokenHash(nonce));
  if (!storedCode) throw codeError('verifyCodeWrong');
  if (storedCode.used === 1) throw codeError('verifyCodeExpired', 'verifyCodeUsed');
  const isExpired = Date.parse(storedCode.expires_at) <= ctx.now().getTime();
  const kind = nonce === '' ? 'open_tries' : 'tries';
  if (isExpired || !(await recordCodeTry(ctx.db, { id: storedCode.id, kind, allowed: CODE_TRIES })))
    throw codeError('verifyCodeExpired');
  if (!matchesCode(storedCode, verifyCode)) throw codeError('verifyCodeWrong');
  await refundNetworkAttempt(ctx, GUESSES_OF_NETWORK);
  return storedCode.id;
}

/** Uses up a checked code. Throws `verifyCodeExpired` if another call was faster. */
export async function consumeCode(db: Queryable, id: string): Promise<void> {
  if (!(await markCodeUsed(db, id))) throw codeError('verifyCodeExpired', 'verifyCodeUsed');
}
