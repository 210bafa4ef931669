'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import type { UserView } from '@/lib/contract/accounts/accounts';
import styles from '../account-form.module.css';
import { CloseAccountForm } from './close-account-form.island';

const FORM_ID = 'close-account-form';

interface CloseAccountProps {
  user: UserView;
  onClosed: () => void;
}

/**
 * Explains the closing of an account and confirms it in a dialog. A press outside does not close the dialog, because
 * typed text would be lost.
 */
export function CloseAccount({ user, onClosed }: CloseAccountProps) {
  const t = useTranslations('account.close');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.form}>
      <p>{t('lead')}</p>
      <ul className={styles.points}>
        <li>{t('deleted')}</li>
        <li>{t('kept')}</li>
        <li>{t('underWay')}</li>
        <li>{t('again')}</li>
      </ul>
      <div className={styles.between}>
        <Button variant="danger" icon="trash" onClick={() => setDialogOpen(true)}>
          {t('open')}
        </Button>
      </div>
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('question')}
        closeLabel={t('dismiss')}
        actions={
          <>
            <Button type="submit" form={FORM_ID} variant="danger" loading={busy}>
              {t('submit')}
            </Button>
            <Button onClick={() => setDialogOpen(false)}>{t('keep')}</Button>
          </>
        }
      >
        {isDialogOpen && <CloseAccountForm id={FORM_ID} user={user} onBusy={setBusy} onClosed={onClosed} />}
      </Dialog>
    </div>
  );
}
