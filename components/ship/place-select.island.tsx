'use client';

import { useTranslations } from 'next-intl';
import { useController, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/select-field';
import type { DraftValues } from '@/lib/client/ship/draft';
import styles from './place-select.module.css';
import type { FieldName } from './use-draft-form';
import type { PlaceList } from './use-place-list';

export interface PlaceSelectProps {
  form: UseFormReturn<DraftValues>;
  name: FieldName;
  label: string;
  note?: string;
  placeholder: string;
  /** In place of the choices, while the place above is not chosen. */
  waiting: string;
  list: PlaceList;
  error: string | undefined;
  autoComplete?: string;
  onChosen?: () => void;
}

/** One list of places: loading, failed with another try, or ready. What was chosen stays chosen while the list is on its way. */
export function PlaceSelect(props: PlaceSelectProps) {
  const { form, name, label, note, placeholder, waiting, list, error, autoComplete, onChosen } = props;
  const t = useTranslations('ship');
  const { ref, onBlur, onChange, value: kept } = useController({ control: form.control, name }).field;
  const value = String(kept);
  const loading = list.status === 'loading';
  const options = list.places.map(({ code, name: text }) => ({ value: code, label: text }));
  return (
    <SelectField
      ref={ref}
      name={name}
      label={label}
      note={note}
      value={value}
      disabled={loading || list.status === 'idle'}
      aria-busy={loading || undefined}
      autoComplete={autoComplete}
      placeholder={list.status === 'idle' ? waiting : loading && value === '' ? t('places.loading') : placeholder}
      options={loading && value !== '' ? [{ value, label: t('places.loading') }] : options}
      error={list.status === 'failed' ? <Failed retry={list.retry} /> : error}
      onBlur={onBlur}
      onChange={(event) => {
        onChange(event.target.value);
        onChosen?.();
      }}
    />
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslations('ship');
  return (
    <>
      {t('places.failed')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('places.retry')}
      </button>
    </>
  );
}
