import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

export type PlacePart = 'provinceCode' | 'cityCode' | 'areaCode';

/** Field group of a place in a form: its name with a dot, or '' for fields without a group. */
export type PlaceGroup = '' | `${string}.`;

/** Clears the smaller places after a change of a larger one. */
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
