import 'server-only';
import { consumeNetworkAttempt } from '../../platform/throttle/network-attempts';
import { IMAGES_OF_NETWORK } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import { answerHash, keyHash } from './answer-hash';
import { createSum } from './create-sum';
import { drawLetters, LETTER_COUNT, lettersOf } from './draw-letters';
import { upsertImageCode } from './captcha-store';

/** Milliseconds that an image code is valid. */
const CODE_LIFE_MS = 5 * 60_000;

export const getImageVerifyCode: Verb<'getImageVerifyCode'> = async ({ ctx, input: { key, format } }) => {
  await consumeNetworkAttempt(ctx, IMAGES_OF_NETWORK);
  const sum = format === 'text' ? createSum(ctx.language) : null;
  const answer = sum?.answer ?? lettersOf(ctx.randomBytes(LETTER_COUNT));
  await upsertImageCode(ctx.db, {
    key_hash: keyHash(key),
    answer_hash: answerHash(key, answer),
    expires_at: new Date(ctx.now().getTime() + CODE_LIFE_MS).toISOString(),
    in_words: sum ? 1 : 0,
  });
  return sum ? new TextEncoder().encode(sum.question) : drawLetters(answer);
};
