import 'server-only';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { orTooManyRequests } from '../../platform/throttle/consume-attempt';
import { difficultyOf, loadProofSecret } from './get-proof-challenge';
import { verifyProof, type SolvedChallenge } from './proof-challenge';

const refused = () => new ApiError('proofRefused');

/**
 * Uses up a proof across all machines: the first call starts a wait that lasts longer than the challenge. Throws
 * `proofRefused` for a later use.
 */
async function consumeProof({ throttle, now }: Context, { id, expiresAt }: SolvedChallenge): Promise<void> {
  const customDuration = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000));
  const consumed = throttle.waits.consume(`proof:${id}`, 1, { now: now(), customDuration });
  await orTooManyRequests(consumed).catch((refusal: unknown) => {
    throw refusal instanceof ApiError ? refused() : refusal;
  });
}

/**
 * Uses up the proof of work of a call. Returns false if the call has no proof: no scripts, old scripts, or a gateway's
 * page. Throws `proofRefused` if the proof is forged, expired, too easy, unsolved or already used.
 */
export async function checkProof(ctx: Context, proof: string): Promise<boolean> {
  if (proof === '') return false;
  const verified = await verifyProof(await loadProofSecret(ctx), proof, { least: difficultyOf(ctx), now: ctx.now() });
  if (!verified) throw refused();
  await consumeProof(ctx, verified);
  return true;
}
