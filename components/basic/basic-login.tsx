import { useTranslations } from 'next-intl';
import { AccountCard } from '@/components/account/account-card';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Notice } from '@/components/ui/status/notice';
import { TextField } from '@/components/ui/fields/text-field';
import { ACCOUNT_FORM_PATH } from '@/lib/contract/accounts/account-form';
import { VERIFY_CODE } from '@/lib/market/limits';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { agreementLinks } from './agreement-links';
import { AccountFormFields } from './hidden-fields';
import { useErrorTexts } from './use-error-text';
import styles from './basic.module.css';

export interface BasicLoginProps {
  prefix: Prefix;
  /** Account name as typed before. */
  account: string;
  /** True once a code was sent to `account`. */
  sent: boolean;
  captchaKey: string;
  /** Address of the picture for this key. */
  picture: string;
  /** Question in words, instead of the picture. */
  question: string | null;
  next: string;
  /** Keys of messages and their fields, joined by commas. Both come from the address, so they are not trusted. */
  outcome: string;
  fields: string;
}

/** Logs in and registers by a code, with plain forms (§4: a new number creates an account). */
export function BasicLogin(props: BasicLoginProps) {
  const t = useTranslations('account');
  return (
    <AccountCard title={t('login.title')} lead={t('login.newNumber')}>
      {props.sent ? <CodeForm {...props} /> : <NumberForm {...props} />}
    </AccountCard>
  );
}

function NumberForm({ prefix, account, captchaKey, picture, question, next, outcome, fields }: BasicLoginProps) {
  const t = useTranslations('account');
  const errorAt = useErrorAt(outcome, fields);
  const other = paths.basicLogin(prefix, { ask: question === null ? 'question' : undefined, next });
  return (
    <form method="post" action={ACCOUNT_FORM_PATH} className={styles.form}>
      <AccountFormFields prefix={prefix} act="code" values={{ captchaKey, next }} />
      <LoginFailure text={errorAt('')} />
      <TextField
        name="account"
        label={t('fields.account')}
        autoComplete="username"
        dir="ltr"
        figures
        required
        defaultValue={account}
        error={errorAt('account')}
      />
      {question === null && <img src={picture} alt={t('imageCode.alt')} width={136} height={48} />}
      <TextField
        name="captcha"
        label={question ?? t('imageCode.label')}
        hint={question === null && t('imageCode.hint')}
        autoComplete="off"
        dir="ltr"
        figures
        required
        error={errorAt('captcha')}
      />
      <a href={other}>{t(question === null ? 'imageCode.asText' : 'imageCode.asPicture')}</a>
      <Button type="submit" variant="primary" size="large" block>
        {t('verifyCode.send')}
      </Button>
    </form>
  );
}

function CodeForm({ prefix, account, next, outcome, fields }: BasicLoginProps) {
  const t = useTranslations('account');
  const errorAt = useErrorAt(outcome, fields);
  return (
    <form method="post" action={ACCOUNT_FORM_PATH} className={styles.form}>
      <AccountFormFields prefix={prefix} act="enter" values={{}} />
      <LoginFailure text={errorAt('')} />
      <p>{t('verifyCode.sent', { minutes: VERIFY_CODE.minutes })}</p>
      <p>
        <strong>
          <bdi dir="ltr">{account}</bdi>
        </strong>
      </p>
      <TextField
        name="verifyCode"
        label={t('verifyCode.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        figures
        required
        error={errorAt('verifyCode')}
      />
      <Checkbox name="agreed" label={t.rich('register.agree', agreementLinks(prefix))} error={errorAt('agreed')} />
      <Button type="submit" variant="primary" size="large" block>
        {t('login.submit')}
      </Button>
      <a href={paths.basicLogin(prefix, { next })}>{t('verifyCode.sendAgain')}</a>
    </form>
  );
}

const SHOWN_FIELDS = ['account', 'captcha', 'verifyCode', 'agreed'];

/** Returns a function for the first error of a field. The field '' is for errors of fields that no form here has. */
function useErrorAt(outcome: string, at: string) {
  const errorText = useErrorTexts();
  const fields = at.split(',').map((name) => (SHOWN_FIELDS.includes(name) ? name : name === 'phone' ? 'account' : ''));
  const keys = outcome.split(',');
  return (name: string) => errorText(keys[fields.indexOf(name)] ?? '', name);
}

function LoginFailure({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Notice tone="bad">{text}</Notice>;
}
