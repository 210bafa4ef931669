'use client';

import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { ImageCodeField } from '@/components/account/login/image-code-field.island';
import { useImageCode } from '@/components/account/login/use-image-code';
import { useSendCode } from '@/components/account/login/use-send-code';
import { VerifyCodeField } from '@/components/account/login/verify-code-field.island';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { TextField } from '@/components/ui/fields/text-field';
import { codeNonceOf } from '@/lib/client/account/code-nonce';
import { currentDeviceKey, storeDeviceKey } from '@/lib/client/account/device-key';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { currentMarketChoice, startSession } from '@/lib/client/session/session';
import { VERIFY_CODE } from '@/lib/market/limits';
import { plainNumber } from '@/lib/text/plain-text';
import { printedPhone } from '@/lib/phone/read-phone';
import { paths } from '@/lib/routing/paths';
import styles from './code-step.module.css';
import { useShipData } from '../ship-data.island';
import type { Wizard } from '../use-wizard';
import { stepHref } from '../use-wizard-address';

export interface CodeStepProps {
  wizard: Wizard;
}

/**
 * Lets a new sender prove a phone number or email address by one code. An account is created if none exists. The order
 * is placed at the last digit (docs/decisions/wizard.md).
 */
export function CodeStep({ wizard }: CodeStepProps) {
  const t = useTranslations('ship.code');
  const { prefix } = useShipData();
  const { field, submit, problem, busy, code, sender, typeCode } = useCodeLogin(wizard);
  const next = location.pathname + stepHref('review', wizard.draftForm.draft());
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <TextField
        {...field('account')}
        label={t('account')}
        hint={t('accountHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        figures
      />
      <ImageCodeField {...field('captcha')} code={code} />
      <VerifyCodeField {...field('verifyCode')} {...sender} onChange={typeCode} />
      <p>{t('newAccount')}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button icon="arrow-back" onClick={() => wizard.go('review')}>
          {t('back')}
        </Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t('submit')}
        </Button>
      </div>
      <p>{t.rich('byPassword', { link: (text) => <a href={paths.login(prefix, { next })}>{text}</a> })}</p>
    </form>
  );
}

function useCodeLogin({ draftForm, placeAfterCode }: Wizard) {
  const code = useImageCode();
  const { values } = draftForm.draft();
  const { country } = currentMarketChoice();
  // A buyer abroad is the receiver, and the sender is the supplier, who must not get the code.
  const localParty = [values.sender, values.receiver].find(({ countryCode }) => countryCode === country);
  const login = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.AccountCodeForm),
    defaultValues: { account: localParty ? printedPhone(localParty.phone, country) : '', captcha: '', verifyCode: '' },
    ids: 'confirm',
    async send({ account, verifyCode }) {
      const session = await api(
        'mobileLogin',
        {
          phone: account,
          countryCode: currentMarketChoice().country,
          verifyCode,
          nonce: codeNonceOf('LOGIN', account),
          deviceKey: currentDeviceKey(),
          // The review before this step requires the agreement.
          agreed: true,
          ...(localParty && { firstName: localParty.name.slice(0, 60), companyName: localParty.company }),
        },
        { quiet: true },
      );
      await placeAfterCode(() => {
        startSession(session, false);
        storeDeviceKey();
      });
    },
  });
  const { form, field, show, submit } = login;
  const sending = useSendCode({ purpose: 'LOGIN', code, valuesOf: form.getValues, onFailure: show });

  async function onSend() {
    const wait = await sending.onSend();
    if (wait !== null) form.setFocus('verifyCode');
    return wait;
  }

  function typeCode(event: ChangeEvent<HTMLInputElement>) {
    void field('verifyCode').onChange(event);
    if (plainNumber(event.target.value).length === VERIFY_CODE.digits) submit();
  }

  return { ...login, code, sender: { ...sending, onSend }, typeCode };
}
