'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { codeNonceOf, storeCodeNonce } from '@/lib/client/account/code-nonce';
import { api } from '@/lib/client/api/api';
import { encodePassword } from '@/lib/client/session/encode-password';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { useProof } from '../login/use-proof';
import { VerifyCodeField } from '../login/verify-code-field.island';

/** Call that sends the code of each purpose. */
const CODE_CALLS = { CLOSE: 'sendCloseCode', PASSKEY: 'sendPasskeyCode' } as const;
type ProofPurpose = keyof typeof CODE_CALLS;

interface ProofFields {
  password: string;
  verifyCode: string;
}

/** Returns the fields of a request that prove again who is logged in. */
export async function buildOwnerProof(user: UserView, purpose: ProofPurpose, { password, verifyCode }: ProofFields) {
  return user.hasPassword
    ? { password: await encodePassword(password) }
    : { verifyCode, nonce: codeNonceOf(purpose, user.userName) };
}

interface OwnerProofFieldsProps {
  user: UserView;
  purpose: ProofPurpose;
  /** Returns the props of a text field. */
  field: (name: keyof ProofFields) => { name: string; id?: string; error?: string };
  /** Shows a failed request for a code. */
  show: (failure: unknown) => void;
}

/** Requests the account's password, or a code if it has no password. */
export function OwnerProofFields({ user, purpose, field, show }: OwnerProofFieldsProps) {
  const t = useTranslations('account');
  const { checking, withProof } = useProof();

  async function sendCode(): Promise<number | null> {
    try {
      const response = await withProof((proof) => api(CODE_CALLS[purpose], { proof }, { quiet: true }));
      storeCodeNonce(purpose, user.userName, response);
      return response.resendAfter;
    } catch (failure) {
      show(failure);
      return null;
    }
  }

  if (!user.hasPassword)
    return (
      <VerifyCodeField {...field('verifyCode')} onSend={sendCode} checking={checking} hint={t('close.codeHint')} />
    );
  return (
    <PasswordField
      {...field('password')}
      label={t('fields.password')}
      showLabel={t('fields.showPassword')}
      hideLabel={t('fields.hidePassword')}
      dir="ltr"
    />
  );
}
