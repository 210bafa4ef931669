'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { collectAccountData } from '@/lib/client/account/collect-account-data';
import { saveFile } from '@/lib/client/download-file';
import { useAction } from '@/lib/client/api/use-action';
import { BRAND } from '@/lib/market/brand';
import styles from '../account-form.module.css';

/** Returns a file name such as `dunia-express-2026-11-20.json`, with the day in UTC. */
const fileName = (exportTime: string) =>
  `${BRAND.name.toLowerCase().replaceAll(/\s+/g, '-')}-${exportTime.slice(0, 10)}.json`;

/** Saves all data of the account as a file. */
export function DownloadData() {
  const t = useTranslations('account.data');
  const [saved, setSaved] = useState('');
  const { busy, failure, run } = useAction(async () => {
    setSaved('');
    const data = await collectAccountData();
    const name = fileName(data.exportTime);
    saveFile(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    setSaved(name);
  });

  return (
    <div className={styles.form}>
      <Button variant="primary" icon="download" loading={busy} onClick={() => void run()}>
        {t('download')}
      </Button>
      {saved && (
        <Notice tone="ok" live="polite">
          {t.rich('saved', { name: saved, file: (name) => <bdi dir="ltr">{name}</bdi> })}
        </Notice>
      )}
      <ActionFailed failure={failure} />
    </div>
  );
}
