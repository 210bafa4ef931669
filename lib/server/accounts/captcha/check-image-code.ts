import 'server-only';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { answerHash, keyHash } from './answer-hash';
import { consumeImageCode } from './captcha-store';

/**
 * Uses up the visitor's image code, whether the answer is right or wrong. Returns how the code was presented. Throws
 * `imageCodeWrong` on the field `captcha`.
 */
export async function checkImageCode(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { captchaKey, captcha }: { captchaKey: string; captcha: string },
): Promise<{ isInWords: boolean }> {
  const storedCode = await consumeImageCode(db, keyHash(captchaKey));
  const isCurrent = storedCode !== null && Date.parse(storedCode.expires_at) > now().getTime();
  if (isCurrent && storedCode.answer_hash === answerHash(captchaKey, captcha))
    return { isInWords: storedCode.in_words === 1 };
  throw new ApiError('imageCodeWrong', { fields: [{ field: 'captcha', message: 'imageCodeWrong' }] });
}
