'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { AgreementCheckbox } from '@/components/account/agreement/agreement-checkbox.island';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/content/fold';
import { Notice } from '@/components/ui/status/notice';
import { TextField } from '@/components/ui/fields/text-field';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { codeNonceOf } from '@/lib/client/account/code-nonce';
import { currentDeviceKey, storeDeviceKey } from '@/lib/client/account/device-key';
import { storeTypedAccount } from '@/lib/client/account/typed-account';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { encodePassword } from '@/lib/client/session/encode-password';
import { currentMarketChoice, startSession, addressAfterLogin } from '@/lib/client/session/session';
import { toastOnNextPage } from '@/lib/client/api/toast';
import type { Prefix } from '@/lib/market/prefix';
import { withNext } from '@/lib/routing/next-param';
import { paths } from '@/lib/routing/paths';
import { ImageCodeField } from './image-code-field.island';
import { NewPasswordFields } from './new-password-fields.island';
import { useReturnAddress } from './next-link.island';
import { SentCodeFields } from './sent-code-fields.island';
import { useCodeSteps } from './use-code-steps';
import { useImageCode } from './use-image-code';
import { useSendCode } from './use-send-code';
import { useTypedAccount } from './use-typed-account';
import { CompanyFields, NameFields, TitleField } from '../person-fields';
import { AccountField } from './account-field';
import styles from '../account-form.module.css';

const EMPTY_REGISTRATION = {
  account: '',
  captcha: '',
  verifyCode: '',
  password: '',
  confirmPassword: '',
  appellation: '',
  firstName: '',
  familyName: '',
  companyName: '',
  companyAddress: '',
  phone: '',
  agreed: false as unknown as true, // The box starts unticked. The schema accepts it only if it is ticked.
};

/** Fields in a fold, because an account works without them. The fold opens if one of them has an error. */
const OPTIONAL_FIELDS = ['appellation', 'companyName', 'companyAddress', 'phone'] as const;

interface RegisterFormProps {
  /** Forms of address of the APPELLATION dictionary. */
  titles: readonly SelectOption[];
  prefix: Prefix;
}

/**
 * Creates an account by email or phone (§3, §5). First a code is sent to the address or number, then the other fields
 * follow.
 */
export function RegisterForm({ titles, prefix }: RegisterFormProps) {
  // The terms page leads back here, and registration leads on to the page that required the account.
  const pageAddress = withNext(paths.register(prefix), useReturnAddress());
  const t = useTranslations('account');
  const code = useImageCode();
  const { form, field, errorOf, show, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/accounts/accounts').then((contract) => contract.RegisterInput),
    defaultValues: EMPTY_REGISTRATION,
    async send({ captcha: _, confirmPassword: __, ...values }) {
      const input = {
        ...values,
        nonce: codeNonceOf('REGISTER', values.account),
        countryCode: currentMarketChoice().country,
        password: await encodePassword(values.password),
        deviceKey: currentDeviceKey(),
      };
      startSession(await api('register', input, { quiet: true }), false);
      storeDeviceKey();
      storeTypedAccount('');
      toastOnNextPage('ok', t('register.done'));
      location.assign(addressAfterLogin());
    },
  });
  useTypedAccount(form, 'account');
  const typedPassword = useWatch({ control: form.control, name: 'password' });
  const { onSend, checking } = useSendCode({ purpose: 'REGISTER', code, valuesOf: form.getValues, onFailure: show });
  const { wait, sending, requestCode, goBack } = useCodeSteps({ form, onSend, refresh: code.refresh });

  if (wait === null)
    return (
      <form method="post" noValidate onSubmit={requestCode} className={styles.form}>
        <AccountField {...field('account')} />
        <ImageCodeField {...field('captcha')} code={code} />
        <FormProblemText text={problem} />
        <Button type="submit" variant="primary" size="large" block loading={sending}>
          {t('verifyCode.send')}
        </Button>
        <p role="status" className={styles.hint}>
          {checking ? t('verifyCode.checking') : t('verifyCode.hint')}
        </p>
      </form>
    );
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <SentCodeFields account={field('account')} verifyCode={field('verifyCode')} wait={wait} goBack={goBack} />
      <NewPasswordFields password={field('password')} confirm={field('confirmPassword')} plain={typedPassword} first />
      <NameFields inputs={{ firstName: field('firstName'), familyName: field('familyName') }} />
      <Fold title={t('register.more')} open={OPTIONAL_FIELDS.some(errorOf) || undefined}>
        <div className={styles.form}>
          <TitleField input={field('appellation')} titles={titles} />
          <CompanyFields inputs={{ companyName: field('companyName'), companyAddress: field('companyAddress') }} />
          <TextField
            {...field('phone')}
            label={t('fields.mobile')}
            note={t('optional')}
            hint={t('register.phoneHint')}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
        </div>
      </Fold>
      <AgreementCheckbox
        {...form.register('agreed')}
        error={errorOf('agreed')}
        label={(links) => t.rich('register.agree', links)}
        termsHref={paths.termDialog(prefix, { next: pageAddress })}
        privacyHref={paths.privacyPolicy(prefix)}
        onAgree={() => form.setValue('agreed', true, { shouldValidate: true, shouldTouch: true })}
      />
      <FormProblemText text={problem} />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

function FormProblemText({ text }: { text: string }) {
  return text === '' ? null : (
    <Notice tone="bad" live="assertive">
      {text}
    </Notice>
  );
}
