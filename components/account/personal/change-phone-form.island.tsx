'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { TextField } from '@/components/ui/fields/text-field';
import { codeNonceOf, storeCodeNonce } from '@/lib/client/account/code-nonce';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { encodePassword } from '@/lib/client/session/encode-password';
import { randomId } from '@/lib/http/random-id';
import { currentMarketChoice, updateStoredUser } from '@/lib/client/session/session';
import { toast } from '@/lib/client/api/toast';
import type { UserView } from '@/lib/contract/accounts/accounts';
import styles from '../account-form.module.css';
import { ImageCodeField } from '../login/image-code-field.island';
import { useImageCode } from '../login/use-image-code';
import { useProof } from '../login/use-proof';
import { VerifyCodeField } from '../login/verify-code-field.island';

interface ChangePhoneFormProps {
  user: UserView;
  onDone: () => void;
}

/**
 * Requests a code sent to the new number, and the password if the account has one. A number given at registration is
 * filled in.
 */
export function ChangePhoneForm({ user, onDone }: ChangePhoneFormProps) {
  const t = useTranslations('account');
  const { checking, withProof } = useProof();
  const code = useImageCode();
  const { form, field, show, submit, problem, busy } = useContractForm({
    ids: 'phone',
    schema: () =>
      import('@/lib/contract/accounts/accounts').then((contract) =>
        user.hasPassword ? contract.ChangePhoneByPasswordForm : contract.ChangePhoneInput,
      ),
    defaultValues: { phone: user.phoneProven ? '' : user.phone, captcha: '', verifyCode: '', password: '' },
    async send({ phone, verifyCode, password }) {
      const input = {
        phone,
        countryCode: currentMarketChoice().country,
        verifyCode,
        nonce: codeNonceOf('PHONE', phone),
        password: user.hasPassword ? await encodePassword(password) : '',
      };
      const updatedUser = await api('changePhone', input, { quiet: true });
      toast('ok', t('phone.saved'));
      onDone();
      updateStoredUser(updatedUser);
    },
  });

  async function sendCode(): Promise<number | null> {
    const { phone, captcha = '' } = form.getValues();
    const input = { phone, captcha, captchaKey: code.key || randomId(), countryCode: currentMarketChoice().country };
    try {
      const response = await withProof((proof) => api('sendPhoneCode', { ...input, proof }, { quiet: true }));
      storeCodeNonce('PHONE', phone, response);
      return response.resendAfter;
    } catch (failure) {
      show(failure);
      code.refresh();
      return null;
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <TextField {...field('phone')} label={t('phone.new')} type="tel" autoComplete="tel" dir="ltr" />
      <ImageCodeField {...field('captcha')} code={code} />
      <VerifyCodeField
        {...field('verifyCode')}
        onSend={sendCode}
        checking={checking}
        hint={t('verifyCode.hintMobile')}
      />
      {user.hasPassword && (
        <PasswordField
          {...field('password')}
          label={t('fields.oldPassword')}
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          dir="ltr"
        />
      )}
      <p>{t('personal.othersLoggedOut')}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <div className={styles.between}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('phone.submit')}
        </Button>
        <Button onClick={onDone}>{t('phone.cancel')}</Button>
      </div>
    </form>
  );
}
