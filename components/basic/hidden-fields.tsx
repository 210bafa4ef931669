import { PREFIX_FIELD } from '@/lib/contract/content/enquiry-forms';
import type { AccountAction } from '@/lib/contract/accounts/account-form';
import type { Prefix } from '@/lib/market/prefix';

type Values = Readonly<Record<string, string>>;

export function HiddenFields({ values }: { values: Values }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Renders the hidden fields of an account form: prefix, act and fixed values. */
export function AccountFormFields({ prefix, act, values }: { prefix: Prefix; act: AccountAction; values: Values }) {
  return <HiddenFields values={{ [PREFIX_FIELD]: prefix, act, ...values }} />;
}
