'use client';

import { useTranslations } from 'next-intl';
import { ReadFailed } from '@/components/parts/read-failed';
import { Skeleton } from '@/components/ui/status/skeleton';
import { createLazyPart } from '@/lib/client/lazy-part';
import { useRead } from '@/lib/client/api/use-read';
import type { SheetFindingsProps } from './sheet-findings.island';

const FOUND_IN_SHEET = createLazyPart(() =>
  import('./sheet-findings.island').then(({ SheetFindings }) => SheetFindings),
);

/** Renders the result of the check. Its code is loaded after a sheet was checked. */
export function LazySheetFindings(props: SheetFindingsProps) {
  const t = useTranslations('sheets.page');
  const partRead = useRead('found', FOUND_IN_SHEET.load, { initial: FOUND_IN_SHEET.loaded() });
  if (partRead.status === 'failed') return <ReadFailed failure={partRead.failure} retry={partRead.retry} />;
  if (partRead.status !== 'ready') return <Skeleton label={t('checking')} shape="card" lines={3} />;
  const Found = partRead.data;
  return <Found {...props} />;
}
