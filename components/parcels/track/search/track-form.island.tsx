'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/fields/text-area';
import { MAX_TRACKED_NUMBERS, parseWaybillList } from '@/lib/parcel/parse-waybill-list';
import { countSurplus, type SearchRefusal } from './track-search';
import styles from './track-form.module.css';

export interface TrackFormProps {
  /** Address of the page. Until its script runs, the form sends a GET to it. */
  action: string;
  text: string;
  example: string;
  refusal: SearchRefusal | null;
  busy: boolean;
  /** False when the list was refused. */
  onSearch: (text: string) => boolean;
}

export function TrackForm({ action, text, example, refusal, busy, onSearch }: TrackFormProps) {
  const t = useTranslations('track');
  const [count, setCount] = useState(() => parseWaybillList(text).count);
  const field = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!onSearch(field.current?.value ?? '')) field.current?.focus();
  }

  // Enter separates numbers (§2), so the keyboard needs another way to send the list.
  function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={t('page.title')}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <div className={styles.field}>
        <TextArea
          ref={field}
          name="no"
          label={t('form.label')}
          note={count > 0 && t('form.counted', { count, max: MAX_TRACKED_NUMBERS })}
          hint={t('form.hint', { max: MAX_TRACKED_NUMBERS })}
          error={refusal && refusalText(refusal, t)}
          defaultValue={text}
          placeholder={example}
          rows={3}
          dir="ltr"
          figures
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onInput={(event) => setCount(parseWaybillList(event.currentTarget.value).count)}
          onKeyDown={submitByKey}
        />
      </div>
      <Button type="submit" variant="primary" size="large" icon="search" loading={busy} block>
        {busy ? t('form.busy') : t('form.submit')}
      </Button>
    </form>
  );
}

function refusalText(refusal: SearchRefusal, t: ReturnType<typeof useTranslations<'track'>>): string {
  if (refusal.reason === 'empty') return t('refused.empty');
  const { count } = refusal;
  return t('refused.tooMany', { count, max: MAX_TRACKED_NUMBERS, extra: countSurplus(count) });
}
