'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CheckboxCards } from '@/components/ui/fields/checkbox-cards';
import { Notice } from '@/components/ui/status/notice';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/client/api/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { KEY_SCOPES, type KeyMode, type KeyScope } from '@/lib/contract/developers/key-scopes';
import styles from './api-keys.module.css';
import { ModeCards } from './mode-cards';

interface KeyFormValues {
  name: string;
  mode: KeyMode;
  scopes: KeyScope[];
}

const EMPTY_KEY: KeyFormValues = { name: '', mode: 'test', scopes: [...KEY_SCOPES] };

/** Renders the form for a new key: name, type and permissions. `onMade` gets the key itself. */
export function ApiKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const t = useTranslations('account.keys');
  const { field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/developers/api-keys').then((contract) => contract.CreateApiKeyRequest),
    defaultValues: EMPTY_KEY,
    send: async (values) => onMade((await api('createApiKey', values, { quiet: true })).key),
    ids: 'key',
  });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <TextField {...field('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
      <ModeCards {...field('mode')} texts={{ test: t('modeTexts.test'), live: t('modeTexts.live') }} />
      <CheckboxCards
        compact
        {...field('scopes')}
        legend={t('scopesLabel')}
        options={KEY_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
      />
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="primary" loading={busy}>
        {t('create')}
      </Button>
    </form>
  );
}
