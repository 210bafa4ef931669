import 'server-only';
import type { Context } from '../../context';
import type { Queryable } from '../../db/open';
import { ApiError } from '../../errors';
import { refundAttempt, consumeAttempt } from '../../throttle/consume-attempt';
import { clientNetwork } from '../../throttle/client-network';
import { GUESSES_OF_NETWORK } from '../../throttle/policies';
import { CODE_TRIES, isCode } from './code-hash';
import { countAttempt, findCode, markUsed, type CodeSubject } from './store';

/** Both failures are shown beside the code's field. */
function refuse(error: 'verifyCodeWrong' | 'verifyCodeExpired'): ApiError {
  return new ApiError(error, { fields: [{ field: 'verifyCode', message: error }] });
}

/**
 * Checks a code and counts the try. Answers the code's id, to be used up together with what it allows.
 * Throws verifyCodeWrong, or verifyCodeExpired when ten minutes, five tries or its one use are over.
 */
export async function checkCode(ctx: Context, subject: CodeSubject, code: string): Promise<string> {
  const network = clientNetwork(ctx.clientAddress);
  await consumeAttempt(ctx, GUESSES_OF_NETWORK, network);
  const stored = await findCode(ctx.db, subject);
  if (!stored) throw refuse('verifyCodeWrong');
  const runOut = Date.parse(stored.expires_at) <= ctx.now().getTime();
  if (runOut || !(await countAttempt(ctx.db, stored.id, CODE_TRIES))) throw refuse('verifyCodeExpired');
  if (!isCode(stored, code)) throw refuse('verifyCodeWrong');
  await refundAttempt(ctx, GUESSES_OF_NETWORK, network);
  return stored.id;
}

/** Uses up a checked code; throws verifyCodeExpired when another call was faster. */
export async function consumeCode(db: Queryable, id: string): Promise<void> {
  if (!(await markUsed(db, id))) throw refuse('verifyCodeExpired');
}
