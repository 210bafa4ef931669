import { keepCodeNonce } from '@/lib/client/account/code-nonce';
import { api } from '@/lib/client/api';
import { randomId } from '@/lib/client/random-id';
import { currentChoice } from '@/lib/client/session';
import type { VerifyPurpose } from '@/lib/contract/accounts';
import type { ImageCode } from './use-image-code';

interface Settings {
  purpose: VerifyPurpose;
  code: ImageCode;
  /** What the form holds now. */
  read: () => { account: string; captcha?: string };
  /** Shows a failure where it belongs. */
  onFailure: (failure: unknown) => void;
}

/** The sender behind VerifyCodeField. An image code is used up by every attempt, so a new one is drawn after a failure. */
export function useSendCode({ purpose, code, read, onFailure }: Settings): () => Promise<number | null> {
  return async () => {
    const { account, captcha = '' } = read();
    const { country } = currentChoice();
    try {
      const input = { account, captcha, captchaKey: code.key || randomId(), countryCode: country };
      const answer =
        purpose === 'RESET'
          ? await api('sendResetEmail', input, { quiet: true })
          : await api('getSmsCode', { ...input, purpose }, { quiet: true });
      keepCodeNonce(purpose, account, answer);
      return answer.resendAfter;
    } catch (failure) {
      onFailure(failure);
      code.refresh();
      return null;
    }
  };
}
