import type { ChangeHandler, RefCallBack } from 'react-hook-form';
import type { FieldName } from '@/components/sending/wizard/drafts/use-draft-form';

/** Props of a control of the order. The wizard registers it in its form. The form without scripts gives it a value. */
export interface OrderFieldProps {
  name: string;
  error: string | undefined;
  defaultValue?: string;
  onChange?: ChangeHandler;
  onBlur?: ChangeHandler;
  ref?: RefCallBack;
}

/** Returns the props of a control by its name in the draft. */
export type FieldOf = (name: FieldName) => OrderFieldProps;
