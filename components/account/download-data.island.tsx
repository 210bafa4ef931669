'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { collectAccountData } from '@/lib/client/account/collect-account-data';
import { saveFile } from '@/lib/client/download-file';
import { useFailureText } from '@/lib/client/use-failure-text';
import { BRAND } from '@/lib/market/brand';
import styles from './account-form.module.css';

/** `dunia-express-2026-11-20.json` */
const fileName = (exportTime: string) =>
  `${BRAND.name.toLowerCase().replaceAll(/\s+/g, '-')}-${exportTime.slice(0, 10)}.json`;

type Outcome = { saved: string } | { problem: string };

/** Everything held about the account, as a file. */
export function DownloadData() {
  const t = useTranslations('account.data');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function download() {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const data = await collectAccountData();
      const name = fileName(data.exportTime);
      saveFile(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
      setOutcome({ saved: name });
    } catch (failure) {
      setOutcome({ problem: failureText(failure) });
    }
    setBusy(false);
  }

  return (
    <div className={styles.form}>
      <div className={styles.between}>
        <Button icon="download" loading={busy} onClick={() => void download()}>
          {t('download')}
        </Button>
      </div>
      {outcome && 'saved' in outcome && (
        <Notice tone="ok" live="polite">
          {t.rich('saved', { name: outcome.saved, file: (name) => <bdi dir="ltr">{name}</bdi> })}
        </Notice>
      )}
      {outcome && 'problem' in outcome && (
        <Notice tone="bad" live="assertive">
          {outcome.problem}
        </Notice>
      )}
    </div>
  );
}
