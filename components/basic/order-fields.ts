import type { ShipData } from '@/components/sending/wizard/ship-data';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { TypedOrder } from '@/lib/drafts/typed-order';

/** Mistake, shown beside the form field of this name if there is one. */
export interface TypedMistake {
  field: string;
  text: string;
}

/** Props of every part of the order form. */
export interface OrderFieldsProps {
  data: ShipData;
  typed: TypedOrder;
  problems: readonly TypedMistake[];
}

export const errorAt = (problems: readonly TypedMistake[], name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.text;

/**
 * Returns a text of the draft by its name in the form (`sender.name`, `parcels.0.weightKg`), or '' if it is no text.
 */
function textAt(values: unknown, name: string): string {
  const fieldValue = name
    .split('.')
    .reduce((group, key) => (group as Record<string, unknown> | undefined)?.[key], values);
  return typeof fieldValue === 'string' ? fieldValue : '';
}

/** Returns a function for the name, value and mistake of a field of the draft. */
export function orderFieldReader({ typed, problems }: OrderFieldsProps) {
  return (name: string) => ({
    name,
    defaultValue: textAt(typed.draft.values, name),
    error: errorAt(problems, name),
  });
}

/** Returns the choices of a dictionary, in the page's language. */
export const dictionaryOptions = ({ dictionaries }: ShipData, type: DictionaryType) =>
  (dictionaries[type] ?? []).map(({ code, name }) => ({ value: code, label: name }));

/** Returns the argument of texts that name the place where the sender hands the parcels over. */
export const handoverPlace = ({ draft }: TypedOrder) => (draft.values.handover === 'hong-kong' ? 'hongKong' : 'other');
