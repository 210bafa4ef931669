'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/layout/card';
import { Icon } from '@/components/ui/icon';
import { FileField } from '@/components/parts/file-field.island';
import { API_BASE } from '@/lib/client/api/api-base';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { CALLS } from '@/lib/contract/calls';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import type { Language } from '@/lib/market/language';
import { SHEET_LIMITS } from '@/lib/market/limits';
import styles from './sheets.module.css';
import type { SheetCheck } from './use-sheet-check';

const templateHref = (format: 'csv' | 'xlsx', language: Language) =>
  `${API_BASE}${CALLS.getSheetTemplate.path}?${new URLSearchParams({ format, language })}`;

interface TemplateProps {
  language: Language;
  sketch: ReactNode;
}

/** Renders the field for the file, and the template until a file has been checked. */
export function UploadSheet({ check, ...template }: { check: SheetCheck } & TemplateProps) {
  const t = useTranslations('sheets.page');
  return (
    <div className={styles.cards}>
      {!check.sheet && <TemplateLinks {...template} />}
      <Card as="section">
        <div className={styles.part}>
          <h2>{t('uploadTitle')}</h2>
          <FileForm check={check} />
        </div>
      </Card>
    </div>
  );
}

function TemplateLinks({ language, sketch }: TemplateProps) {
  const t = useTranslations('sheets.page');
  return (
    <Card as="section">
      <div className={styles.part}>
        <h2>{t('templateTitle')}</h2>
        <p>{t('templateText', { parcels: MAX_PARCELS })}</p>
        {sketch}
        <p className={styles.buttons}>
          <a href={templateHref('xlsx', language)} download className={buttonClass()}>
            <Icon name="download" />
            {t('templateXlsx')}
          </a>
          <a href={templateHref('csv', language)} download className={buttonClass()}>
            <Icon name="download" />
            {t('templateCsv')}
          </a>
        </p>
      </div>
    </Card>
  );
}

function FileForm({ check }: { check: SheetCheck }) {
  const t = useTranslations('sheets.page');
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  /** Result that was shown when the file was chosen. */
  const [chosenAfter, setChosenAfter] = useState<SheetCheck['sheet'] | undefined>();
  const isNext = chosenAfter === check.sheet && !check.sheet?.orders.length;
  const size = formatMeasure(SHEET_LIMITS.bytes / 1024 ** 2, 'mb', useLocale());

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosenFile = file.current?.files?.[0];
    const wrong = !chosenFile ? t('chooseFile') : chosenFile.size > SHEET_LIMITS.bytes ? t('tooLarge', { size }) : '';
    setError(wrong);
    if (wrong) file.current?.focus();
    else if (chosenFile) check.check(chosenFile);
  }

  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <div className={styles.file}>
        <FileField
          ref={file}
          name="sheet"
          accept=".csv,.xlsx,text/csv"
          label={t('file')}
          choose={t('choose')}
          none={t('none')}
          hint={t('fileHint', { size })}
          error={error}
          onChange={({ target }) => setChosenAfter(target.files?.length ? check.sheet : undefined)}
        />
      </div>
      <Button type="submit" variant={isNext ? 'primary' : 'secondary'} loading={check.busy === 'check'}>
        {t('check')}
      </Button>
      <p role="status" className={styles.hint}>
        {check.busy === 'check' ? t('checking') : ''}
      </p>
      <ActionFailed failure={check.failure} title={t('checkFailed')} />
    </form>
  );
}
