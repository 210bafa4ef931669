import 'server-only';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { clientSite } from '../../platform/throttle/client-network';
import { consumeAttempt, refundAttempt, resetAttempts } from '../../platform/throttle/consume-attempt';
import { consumeNetworkAttempt, refundNetworkAttempt } from '../../platform/throttle/network-attempts';
import {
  GUESSES_OF_NETWORK,
  PASSWORD_FROM_STRANGERS,
  PASSWORD_OF_ACCOUNT,
  PASSWORD_OF_DEVICE,
} from '../../platform/throttle/policies';
import { findKnownDevice } from '../sessions/known-device';
import { isKnownNetwork } from '../sessions/is-known-network';

/** Counters that a wrong password adds to. */
type GuessCounters =
  | {
      /** Hash of a known browser. No other counter counts its guesses. */
      onDevice: string;
    }
  | {
      onDevice: null;
      /** Account as typed, and the network of the guess. */
      fromNetwork: string;
      /** Account and hour. Null in a network in which the account logged in before. */
      fromStrangers: string | null;
    };

interface Guess {
  /** Account as typed. */
  subject: string;
  userId: string | null;
  deviceKey: string;
}

const inNetwork = (ctx: Context, subject: string) => `${subject} ${clientSite(ctx.clientAddress)}`;
const inHour = (ctx: Context, subject: string) => `${subject} ${ctx.now().toISOString().slice(0, 13)}`;

/**
 * Counts the guess on its known browser and returns that browser's hash. Returns null if the guess counts as a
 * stranger's.
 */
async function countOnDevice(ctx: Context, { userId, deviceKey }: Guess): Promise<string | null> {
  const device = userId === null ? null : await findKnownDevice(ctx, userId, deviceKey);
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
 * Counts a guess before the password is checked. Throws `tooManyRequests`. A guess from a browser in which the account
 * logged in before counts there only, up to the browser's own limit. So strangers do not delay the owner in that
 * browser. Guesses of strangers delay only their own network, until many networks guess at once. Even then, a network
 * in which the account logged in before still passes.
 */
export async function consumePasswordGuess(ctx: Context, guess: Guess): Promise<GuessCounters> {
  const onDevice = await countOnDevice(ctx, guess);
  if (onDevice !== null) return { onDevice };
  const { subject, userId } = guess;
  await consumeNetworkAttempt(ctx, GUESSES_OF_NETWORK);
  const fromNetwork = inNetwork(ctx, subject);
  await consumeAttempt(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
  if (userId !== null && (await isKnownNetwork(ctx.db, userId, ctx.clientAddress)))
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

/** Resets the counters of a browser or network after a correct password. Guesses from elsewhere stay counted. */
export async function refundGuess(ctx: Context, guess: GuessCounters): Promise<void> {
  if (guess.onDevice !== null) return resetAttempts(ctx, PASSWORD_OF_DEVICE, [guess.onDevice]);
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, [guess.fromNetwork]);
  if (guess.fromStrangers !== null) await refundAttempt(ctx, PASSWORD_FROM_STRANGERS, guess.fromStrangers);
  await refundNetworkAttempt(ctx, GUESSES_OF_NETWORK);
}

/**
 * Resets an account's counters after a new password, so that the owner can log in at once. These are the counter of
 * this network and the counter of strangers in this hour.
 */
export async function resetGuesses(ctx: Context, subjects: readonly string[]): Promise<void> {
  const fromNetwork = subjects.map((subject) => inNetwork(ctx, subject));
  const fromStrangers = subjects.map((subject) => inHour(ctx, subject));
  await resetAttempts(ctx, PASSWORD_OF_ACCOUNT, fromNetwork);
  await resetAttempts(ctx, PASSWORD_FROM_STRANGERS, fromStrangers);
}
