import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

export type PlacePart = 'provinceCode' | 'cityCode' | 'areaCode';

/** The field group of a place in a form: its name with a dot, or '' for fields without a group. */
export type PlaceGroup = '' | `${string}.`;

/** A choice further up makes what was chosen below meaningless. */
export function clearPlaces<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  group: PlaceGroup,
  parts: readonly PlacePart[],
) {
  for (const part of parts) {
    const field = `${group}${part}` as Path<Values>;
    form.setValue(field, '' as PathValue<Values, Path<Values>>);
    form.clearErrors(field);
  }
}
