'use client';

import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/fields/select-field';
import styles from './place-select.module.css';
import type { PlaceTexts } from './place-texts';
import type { PlaceList } from './use-place-list';

export interface PlaceSelectProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  note?: string;
  placeholder: string;
  /** Shown instead of choices while the place above is not chosen. */
  waiting: string;
  texts: Pick<PlaceTexts, 'loading' | 'failed' | 'retry'>;
  list: PlaceList;
  error: string | undefined;
  autoComplete?: string;
  onChosen?: () => void;
}

/**
 * Renders one list of places: loading, failed with a button to retry, or ready. A chosen place stays chosen while the
 * list loads.
 */
export function PlaceSelect<Values extends FieldValues>(props: PlaceSelectProps<Values>) {
  const { form, name, label, note, placeholder, waiting, texts, list, error, autoComplete, onChosen } = props;
  const { ref, onBlur, onChange, value: formValue } = useController({ control: form.control, name }).field;
  const value = String(formValue);
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
      placeholder={list.status === 'idle' ? waiting : loading && value === '' ? texts.loading : placeholder}
      options={loading && value !== '' ? [{ value, label: texts.loading }] : options}
      error={list.status === 'failed' ? <PlacesFailed texts={texts} retry={list.retry} /> : error}
      onBlur={onBlur}
      onChange={(event) => {
        onChange(event.target.value);
        onChosen?.();
      }}
    />
  );
}

function PlacesFailed({ texts, retry }: Pick<PlaceSelectProps<FieldValues>, 'texts'> & { retry: () => void }) {
  return (
    <>
      {texts.failed}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {texts.retry}
      </button>
    </>
  );
}
