import { storeCodeNonce } from '@/lib/client/account/code-nonce';
import { api } from '@/lib/client/api/api';
import { randomId } from '@/lib/http/random-id';
import { currentMarketChoice } from '@/lib/client/session/session';
import type { VerifyPurpose } from '@/lib/contract/accounts/accounts';
import type { ImageCode } from './use-image-code';
import { useProof } from './use-proof';

interface SendCodeSettings {
  purpose: VerifyPurpose;
  code: ImageCode;
  /** Returns the form's current values. */
  valuesOf: () => { account: string; captcha?: string };
  /** Shows a failure at its field, or above the form. */
  onFailure: (failure: unknown) => void;
}

export interface CodeSender {
  /** Resolves with the seconds until the next code may be requested, or null if none was sent. */
  onSend: () => Promise<number | null>;
  /** True while a call has waited for the browser's proof of work for more than 400 ms. */
  checking: boolean;
}

/**
 * Returns the function that sends a code, for `useCodeSteps` or VerifyCodeField. Each attempt uses up an image code, so
 * a failure requests a new one.
 */
export function useSendCode({ purpose, code, valuesOf, onFailure }: SendCodeSettings): CodeSender {
  const { checking, withProof } = useProof();
  async function onSend(): Promise<number | null> {
    const { account, captcha = '' } = valuesOf();
    const { country } = currentMarketChoice();
    try {
      const input = { account, captcha, captchaKey: code.key || randomId(), countryCode: country };
      const response = await withProof((proof) =>
        purpose === 'RESET'
          ? api('sendResetEmail', { ...input, proof }, { quiet: true })
          : api('getSmsCode', { ...input, purpose, proof }, { quiet: true }),
      );
      storeCodeNonce(purpose, account, response);
      return response.resendAfter;
    } catch (failure) {
      onFailure(failure);
      code.refresh();
      return null;
    }
  }
  return { onSend, checking };
}
