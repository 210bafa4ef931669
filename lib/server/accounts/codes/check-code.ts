import 'server-only';
import type { Context } from '../../context';
import type { Queryable } from '../../db/open';
import { ApiError } from '../../platform/errors';
import { consumeOfNetwork, refundOfNetwork } from '../../throttle/network-attempts';
import { GUESSES_OF_NETWORK } from '../../throttle/policies';
import { tokenHash } from '../../platform/token';
import { CODE_TRIES, isCode } from './code-hash';
import { countAttempt, findCode, markUsed, type CodeSubject } from './store';

/** Both failures are shown beside the code's field. */
function refuse(error: 'verifyCodeWrong' | 'verifyCodeExpired'): ApiError {
  return new ApiError(error, { fields: [{ field: 'verifyCode', message: error }] });
}

/**
 * Checks a code and counts the try. Answers the code's id, to be used up together with what it allows. With the nonce of
 * the sending answer, that answer's code alone; without one (§7), the newest of the subject, whose tries are then counted
 * apart: strangers cannot use up those of the person (docs/decisions.md#security-readings).
 * Throws verifyCodeWrong, or verifyCodeExpired when ten minutes, five tries or its one use are over.
 */
export async function checkCode(
  ctx: Context,
  subject: CodeSubject,
  { verifyCode, nonce }: { verifyCode: string; nonce: string },
): Promise<string> {
  await consumeOfNetwork(ctx, GUESSES_OF_NETWORK);
  const stored = await findCode(ctx.db, subject, nonce === '' ? null : tokenHash(nonce));
  if (!stored) throw refuse('verifyCodeWrong');
  const runOut = Date.parse(stored.expires_at) <= ctx.now().getTime();
  const attempt = { id: stored.id, kind: nonce === '' ? 'open_tries' : 'tries', allowed: CODE_TRIES } as const;
  if (runOut || !(await countAttempt(ctx.db, attempt))) throw refuse('verifyCodeExpired');
  if (!isCode(stored, verifyCode)) throw refuse('verifyCodeWrong');
  await refundOfNetwork(ctx, GUESSES_OF_NETWORK);
  return stored.id;
}

/** Uses up a checked code; throws verifyCodeExpired when another call was faster. */
export async function consumeCode(db: Queryable, id: string): Promise<void> {
  if (!(await markUsed(db, id))) throw refuse('verifyCodeExpired');
}
