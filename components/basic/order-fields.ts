import type { ShipData } from '@/components/sending/wizard/ship-data';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { TypedOrder } from '@/lib/drafts/typed-order';

/** A mistake beside a field of the form; of no field that is shown, where there is none of this name. */
export interface TypedProblem {
  field: string;
  text: string;
}

/** What every part of the order form reads. */
export interface OrderFieldsProps {
  data: ShipData;
  typed: TypedOrder;
  problems: readonly TypedProblem[];
}

export const errorAt = (problems: readonly TypedProblem[], name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.text;

/** A text of the draft by its name in the form: `sender.name`, `parcels.0.weightKg`. */
function textAt(values: unknown, name: string): string {
  const found = name.split('.').reduce((group, key) => (group as Record<string, unknown> | undefined)?.[key], values);
  return typeof found === 'string' ? found : '';
}

/** Name, value and mistake of a field of the draft. */
export function fieldsOf({ typed, problems }: OrderFieldsProps) {
  return (name: string) => ({
    name,
    defaultValue: textAt(typed.draft.values, name),
    error: errorAt(problems, name),
  });
}

/** The choices of a dictionary, in the page's language. */
export const wordsOf = ({ dictionaries }: ShipData, type: DictionaryType) =>
  (dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));
