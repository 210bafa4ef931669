import type { AbstractIntlMessages } from 'next-intl';
import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import type { FormChoices } from './form-choices';

/** What a form in the browser starts from. */
export interface FormSetting {
  prefix: Prefix;
  locale: string;
  /** The form's own, `errors`, and the failures of `common`. */
  messages: AbstractIntlMessages;
  choices: FormChoices;
}

export interface FormIslandProps<Kind extends FormKind = FormKind> {
  setting: FormSetting;
  /** What was typed before scripts came. */
  typed: FormValues<Kind>;
}
