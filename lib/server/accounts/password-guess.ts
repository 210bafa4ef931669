import 'server-only';
import type { Context } from '../context';
import { clientSite } from '../throttle/client-network';
import { consumeAttempt, refundAttempt, resetAttempts } from '../throttle/consume-attempt';
import { PASSWORD_FROM_STRANGERS, PASSWORD_OF_ACCOUNT } from '../throttle/policies';
import { knowsNetwork } from './sessions/known-network';

/** What a wrong password is counted for. */
export interface PasswordGuess {
  /** The account as typed, and the network it is typed in. */
  fromNetwork: string;
  /** The account and the hour; null in a network that the account knows. */
  fromStrangers: string | null;
}

const inNetwork = (ctx: Context, subject: string) => `${subject} ${clientSite(ctx.clientAddress)}`;
const inHour = (ctx: Context, subject: string) => `${subject} ${ctx.now().toISOString().slice(0, 13)}`;

/**
 * Counts a guess before it is made. Strangers' guesses make nobody wait in another network, until many networks guess
 * together; then a network in which the account logged in before still passes. Throws tooManyRequests.
 */
export async function countPasswordGuess(ctx: Context, subject: string, userId: string | null): Promise<PasswordGuess> {
  const fromNetwork = inNetwork(ctx, subject);
  await consumeAttempt(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
  if (userId !== null && (await knowsNetwork(ctx.db, userId, ctx.clientAddress)))
    return { fromNetwork, fromStrangers: null };
  const fromStrangers = inHour(ctx, subject);
  try {
    await consumeAttempt(ctx, PASSWORD_FROM_STRANGERS, fromStrangers);
  } catch (refusal) {
    await refundAttempt(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
    throw refusal;
  }
  return { fromNetwork, fromStrangers };
}

/** The password was right: its network may guess anew; what other networks guessed stays counted. */
export async function takeBackGuess(ctx: Context, { fromNetwork, fromStrangers }: PasswordGuess): Promise<void> {
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [fromNetwork]);
  if (fromStrangers !== null) await refundAttempt(ctx, PASSWORD_FROM_STRANGERS, fromStrangers);
}

/** After a new password: whoever was kept out by wrong guesses may come in at once, from this network. */
export async function forgetGuesses(ctx: Context, subjects: readonly string[]): Promise<void> {
  const fromNetwork = subjects.map((subject) => inNetwork(ctx, subject));
  const fromStrangers = subjects.map((subject) => inHour(ctx, subject));
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
  await resetAttempts(ctx, PASSWORD_FROM_STRANGERS, fromStrangers);
}
