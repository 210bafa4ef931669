'use client';

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { useSignedIn } from '@/components/frame/use-signed-in';
import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { FoundInSheet } from './found-in-sheet.island';
import { OpenLabels } from '@/components/sending/sheets/open-labels.island';
import styles from '../sending/sheets/sheets.module.css';
import { UploadSheet } from '@/components/sending/sheets/upload-sheet.island';
import { useSheetCheck } from './use-sheet-check';

/** From the template to the labels; an anonymous visitor is on the way to the login page. */
export function SheetDesk({ prefix, language }: { prefix: Prefix; language: Language }) {
  const t = useTranslations('sheets.page');
  const user = useSignedIn();
  const check = useSheetCheck();
  if (!user) return <Skeleton label={t('checking')} shape="card" lines={3} />;
  return (
    <div className={styles.desk}>
      {!check.sheet && <OpenLabels userId={user.userId} />}
      <UploadSheet check={check} language={language} />
      {check.sheet && check.busy !== 'check' && (
        <FoundInSheet key={check.sheet.orders[0]?.orderKey} sheet={check.sheet} check={check} prefix={prefix} />
      )}
    </div>
  );
}
