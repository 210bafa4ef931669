import 'server-only';
import { sweepSometimes } from '../sweep';
import { clientNetwork } from '../throttle/client-network';
import { IMAGES_OF_NETWORK } from '../throttle/policies';
import { takeAttempt } from '../throttle/take-attempt';
import type { Verb } from '../verb';
import { answerHash, keyHash } from './answer-hash';
import { askSum } from './ask-sum';
import { drawLetters, randomLetters } from './draw-letters';
import { putImageCode } from './store';

/** Milliseconds an image code can be answered. */
const VALID_FOR = 5 * 60_000;

export const getImageVerifyCode: Verb<'getImageVerifyCode'> = async ({ ctx, input: { key, format } }) => {
  await takeAttempt(ctx, IMAGES_OF_NETWORK, clientNetwork(ctx.clientAddress));
  await sweepSometimes(ctx);
  const sum = format === 'text' ? askSum(ctx.language) : null;
  const answer = sum?.answer ?? randomLetters();
  await putImageCode(ctx.db, {
    key_hash: keyHash(key),
    answer_hash: answerHash(key, answer),
    expires_at: new Date(ctx.now().getTime() + VALID_FOR).toISOString(),
  });
  return sum ? new TextEncoder().encode(sum.question) : drawLetters(answer);
};
