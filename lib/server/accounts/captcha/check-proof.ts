import 'server-only';
import type { Context } from '../../context';
import { ApiError } from '../../platform/errors';
import { orTooManyRequests } from '../../throttle/consume-attempt';
import { difficultyOf, proofSecret } from '@/lib/server/captcha/get-proof-challenge';
import { verifyProof, type Proof } from './proof-challenge';

const refused = () => new ApiError('proofRefused');

/** One use, on every machine: the first of several calls begins a wait that outlives the challenge. */
async function consumeProof({ throttle, now }: Context, { id, expiresAt }: Proof): Promise<void> {
  const customDuration = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1000));
  const consumed = throttle.waits.consume(`proof:${id}`, 1, { now: now(), customDuration });
  await orTooManyRequests(consumed).catch((refusal: unknown) => {
    throw refusal instanceof ApiError ? refused() : refusal;
  });
}

/**
 * Uses up the proof of work that came with a call. False where none came: no scripts, old ones, or a gateway's page.
 * Throws proofRefused for one that is forged, expired, too easy, not solved or used before.
 */
export async function checkProof(ctx: Context, proof: string): Promise<boolean> {
  if (proof === '') return false;
  const verified = await verifyProof(await proofSecret(ctx), proof, { least: difficultyOf(ctx), now: ctx.now() });
  if (!verified) throw refused();
  await consumeProof(ctx, verified);
  return true;
}
