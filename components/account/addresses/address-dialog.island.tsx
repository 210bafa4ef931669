'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import { AddressForm } from './address-form.island';
import type { AddressBookData } from './use-address-book';

const FORM_ID = 'address-form';

interface AddressDialogProps {
  /** Null while the dialog is closed. */
  edited: AddressView | 'new' | null;
  data: AddressBookData;
  onClose: () => void;
  onSaved: (entry: AddressView) => void;
  /** Called if the displayed address book is out of date. */
  onStale: () => void;
}

/** Edits a new or an existing entry. A press outside does not close the dialog, because typed text would be lost. */
export function AddressDialog({ edited, data, onClose, onSaved, onStale }: AddressDialogProps) {
  const t = useTranslations('account.addressBook');
  const [busy, setBusy] = useState(false);
  const entry = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={entry ? t('editTitle') : t('addTitle')}
      closeLabel={t('close')}
      size="large"
      actions={
        <>
          <Button type="submit" form={FORM_ID} variant="primary" loading={busy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      {edited && (
        <AddressForm
          key={entry?.id ?? 'new'}
          id={FORM_ID}
          entry={entry}
          data={data}
          onBusy={setBusy}
          onSaved={onSaved}
          onStale={onStale}
        />
      )}
    </Dialog>
  );
}
