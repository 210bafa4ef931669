import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

export type PlacePart = 'provinceCode' | 'cityCode' | 'areaCode';

/** Where a form keeps its place: the name of its group with a dot, or '' where the fields stand by themselves. */
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
