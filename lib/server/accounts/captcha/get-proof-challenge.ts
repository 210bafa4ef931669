import 'server-only';
import { loadStoredSecret } from '../../platform/db/load-stored-secret';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';
import { CHALLENGES_OF_NETWORK } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import type { Context } from '../../platform/context';
import { createProofChallenge, type Difficulty } from './proof-challenge';

/** Milliseconds that a challenge is valid: longer than a visitor needs for the fields before the button. */
const CHALLENGE_LIFE_MS = 20 * 60_000;

export const loadProofSecret = async ({ db }: Pick<Context, 'db'>): Promise<string> =>
  (await loadStoredSecret(db, 'proof-signing')).toString('hex');

export const difficultyOf = ({ config }: Pick<Context, 'config'>): Difficulty => ({
  cost: config.POW_COST,
  guesses: config.POW_GUESSES,
});

/**
 * Returns a challenge that the browser solves in the background before a code is sent. It is not stored. Counts against
 * the network's limit.
 */
export const getProofChallenge: Verb<'getProofChallenge'> = async ({ ctx }) => {
  await consumeNetworkAttempt(ctx, CHALLENGES_OF_NETWORK);
  const until = new Date(ctx.now().getTime() + CHALLENGE_LIFE_MS);
  return createProofChallenge(await loadProofSecret(ctx), difficultyOf(ctx), until);
};
