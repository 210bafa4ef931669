import 'server-only';
import type { Context } from '../context';
import { ApiError } from '../platform/errors';
import { clientSite } from '../platform/throttle/client-network';
import { consumeAttempt, refundAttempt, resetAttempts } from '../throttle/consume-attempt';
import { consumeOfNetwork, refundOfNetwork } from '../throttle/network-attempts';
import {
  GUESSES_OF_NETWORK,
  PASSWORD_FROM_STRANGERS,
  PASSWORD_OF_ACCOUNT,
  PASSWORD_OF_DEVICE,
} from '../throttle/policies';
import { knownDevice } from './sessions/known-device';
import { knowsNetwork } from './sessions/known-network';

/** What a wrong password is counted for. */
type PasswordGuess =
  | {
      /** The hash of a browser that the account knows: nothing else counts its guesses. */
      onDevice: string;
    }
  | {
      onDevice: null;
      /** The account as typed, and the network it is typed in. */
      fromNetwork: string;
      /** The account and the hour; null in a network that the account knows. */
      fromStrangers: string | null;
    };

interface Guess {
  /** The account as typed. */
  subject: string;
  userId: string | null;
  deviceKey: string;
}

const inNetwork = (ctx: Context, subject: string) => `${subject} ${clientSite(ctx.clientAddress)}`;
const inHour = (ctx: Context, subject: string) => `${subject} ${ctx.now().toISOString().slice(0, 13)}`;

/** The hash of the known browser that the guess comes from, counted there; null where it counts as a stranger's. */
async function countOnDevice(ctx: Context, { userId, deviceKey }: Guess): Promise<string | null> {
  const device = userId === null ? null : await knownDevice(ctx, userId, deviceKey);
  if (device === null) return null;
  try {
    await consumeAttempt(ctx, PASSWORD_OF_DEVICE, device);
    return device;
  } catch (refusal) {
    if (refusal instanceof ApiError) return null;
    throw refusal;
  }
}

/**
 * Counts a guess before it is made. One from a browser in which the account logged in before is counted there alone, so
 * strangers make nobody wait, not even on the same network. Their guesses make nobody wait in another network either, until
 * many networks guess together; then a network in which the account logged in before still passes. Throws tooManyRequests.
 */
export async function countPasswordGuess(ctx: Context, guess: Guess): Promise<PasswordGuess> {
  const onDevice = await countOnDevice(ctx, guess);
  if (onDevice !== null) return { onDevice };
  const { subject, userId } = guess;
  await consumeOfNetwork(ctx, GUESSES_OF_NETWORK);
  const fromNetwork = inNetwork(ctx, subject);
  await consumeAttempt(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
  if (userId !== null && (await knowsNetwork(ctx.db, userId, ctx.clientAddress)))
    return { onDevice, fromNetwork, fromStrangers: null };
  const fromStrangers = inHour(ctx, subject);
  try {
    await consumeAttempt(ctx, PASSWORD_FROM_STRANGERS, fromStrangers);
  } catch (refusal) {
    await refundAttempt(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
    throw refusal;
  }
  return { onDevice, fromNetwork, fromStrangers };
}

/** The password was right: its browser or network may guess anew; what others guessed stays counted. */
export async function takeBackGuess(ctx: Context, guess: PasswordGuess): Promise<void> {
  if (guess.onDevice !== null) return resetAttempts(ctx, PASSWORD_OF_DEVICE, [guess.onDevice]);
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [guess.fromNetwork]);
  if (guess.fromStrangers !== null) await refundAttempt(ctx, PASSWORD_FROM_STRANGERS, guess.fromStrangers);
  await refundOfNetwork(ctx, GUESSES_OF_NETWORK);
}

/** After a new password: whoever was kept out by wrong guesses may come in at once, from this network. */
export async function forgetGuesses(ctx: Context, subjects: readonly string[]): Promise<void> {
  const fromNetwork = subjects.map((subject) => inNetwork(ctx, subject));
  const fromStrangers = subjects.map((subject) => inHour(ctx, subject));
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
  await resetAttempts(ctx, PASSWORD_FROM_STRANGERS, fromStrangers);
}
