import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { PREFIX_FIELD } from '@/lib/contract/content/enquiry-forms';
import { PARCEL_FORM_PATH, type ParcelAction } from '@/lib/contract/parcels/parcel-form';
import type { Prefix } from '@/lib/market/prefix';
import styles from './parcel-page.module.css';

/** Fields that every form of the page sends along. */
export interface PageForm {
  prefix: Prefix;
  token: string;
}

interface ParcelFormProps {
  form: PageForm;
  act: ParcelAction;
  /** Further fixed values, as hidden fields. */
  hidden?: Readonly<Record<string, string | number>>;
  submit: string;
  variant?: 'primary' | 'secondary' | 'danger';
  children: ReactNode;
}

/** Renders a form without scripts: the browser sends it and is redirected back to the page. */
export function ParcelForm({
  form: { prefix, token },
  act,
  hidden = {},
  submit,
  variant = 'primary',
  children,
}: ParcelFormProps) {
  const values = { [PREFIX_FIELD]: prefix, token, act, ...hidden };
  return (
    <form method="post" action={PARCEL_FORM_PATH} className={styles.form}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant={variant}>
        {submit}
      </Button>
    </form>
  );
}
