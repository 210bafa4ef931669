'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/client/api';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { ApiKeyView } from '@/lib/contract/api-keys';

interface RevokeKeyProps {
  /** Null while none is to be revoked. */
  item: ApiKeyView | null;
  onClose: () => void;
  onRevoked: () => void;
}

export function RevokeKey({ item, onClose, onRevoked }: RevokeKeyProps) {
  const t = useTranslations('account.keys');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  function close() {
    setProblem('');
    onClose();
  }

  async function confirm() {
    if (!item || busy) return;
    setBusy(true);
    setProblem('');
    try {
      await api('revokeApiKey', { id: item.id }, { quiet: true });
      onRevoked();
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={item !== null}
      onClose={close}
      title={t('revokeQuestion')}
      closeLabel={t('keep')}
      closeOnBackdrop
      actions={
        <>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {t('revoke')}
          </Button>
          <Button onClick={close}>{t('keep')}</Button>
        </>
      }
    >
      <p>{t.rich('revokeText', { name: () => <bdi>{item?.name}</bdi> })}</p>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
