'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/status/skeleton';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { LazySheetFindings } from './lazy-sheet-findings.island';
import { OpenLabels } from './open-labels.island';
import styles from './sheets.module.css';
import { UploadSheet } from './upload-sheet.island';
import { useSheetCheck } from './use-sheet-check';

interface SheetDeskProps {
  prefix: Prefix;
  language: Language;
  /** Picture of the template, drawn by the server. */
  sketch: ReactNode;
}

/** Renders all steps, from the template to the labels. An anonymous visitor is being redirected to the login. */
export function SheetSteps({ prefix, language, sketch }: SheetDeskProps) {
  const t = useTranslations('sheets.page');
  const user = useLoggedInUser();
  const check = useSheetCheck();
  const { sheet } = check;
  const [placedSheet, setPlacedSheet] = useState<CheckedSheet | null>(null);
  if (!user) return <Skeleton label={t('checking')} shape="card" lines={3} />;
  return (
    <div className={styles.desk}>
      {!sheet && <OpenLabels userId={user.userId} />}
      {(!sheet || sheet !== placedSheet) && <UploadSheet check={check} language={language} sketch={sketch} />}
      {sheet && check.busy !== 'check' && (
        <LazySheetFindings
          key={sheet.orders[0]?.orderKey}
          sheet={sheet}
          check={check}
          prefix={prefix}
          onDone={() => setPlacedSheet(sheet)}
        />
      )}
    </div>
  );
}
