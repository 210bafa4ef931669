'use client';

import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { ImageCodeField } from '@/components/account/image-code-field.island';
import { useImageCode } from '@/components/account/use-image-code';
import { useSendCode } from '@/components/account/use-send-code';
import { VerifyCodeField } from '@/components/account/verify-code-field.island';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { codeNonceOf } from '@/lib/client/account/code-nonce';
import { deviceKey, keepDeviceKey } from '@/lib/client/account/device-key';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { currentChoice, startSession } from '@/lib/client/session';
import type { Draft } from '@/lib/client/ship/draft';
import { MARKETS } from '@/lib/market/country';
import { VERIFY_CODE } from '@/lib/market/limits';
import { plainNumber } from '@/lib/parcel/plain-text';
import { paths } from '@/lib/routing/paths';
import styles from './code-step.module.css';
import { useShipData } from './ship-data.island';
import type { Wizard } from './use-wizard';
import { stepHref } from './use-wizard-address';

export interface CodeStepProps {
  wizard: Wizard;
}

/** The sender's number with its country's code, as it is read anywhere; without the zero that is dialled at home. */
function senderNumber({ values: { sender }, origin }: Draft): string {
  const phone = sender.phone.trim();
  if (phone === '' || phone.startsWith('+')) return phone;
  return `+${MARKETS[origin].callingCode} ${phone.replace(/^0+/, '')}`;
}

/**
 * Who sends proves a number or an address by one code, gets an account where there is none, and the order is placed at the last digit
 * (docs/decisions.md#sending-in-few-steps).
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

function useCodeLogin({ draftForm, confirmed }: Wizard) {
  const code = useImageCode();
  const draft = draftForm.draft();
  const login = useContractForm({
    schema: () => import('@/lib/contract/accounts').then((contract) => contract.AccountCodeForm),
    defaultValues: { account: senderNumber(draft), captcha: '', verifyCode: '' },
    ids: 'confirm',
    async send({ account, verifyCode }) {
      const { name, company } = draft.values.sender;
      const session = await api(
        'mobileLogin',
        {
          phone: account,
          countryCode: currentChoice().country,
          verifyCode,
          nonce: codeNonceOf('LOGIN', account),
          deviceKey: deviceKey(),
          firstName: name.slice(0, 60),
          companyName: company,
        },
        { quiet: true },
      );
      await confirmed(() => {
        startSession(session, false);
        keepDeviceKey();
      });
    },
  });
  const { form, field, show, submit } = login;
  const sending = useSendCode({ purpose: 'LOGIN', code, read: form.getValues, onFailure: show });

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
