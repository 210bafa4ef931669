import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

export type PlacePart = 'provinceCode' | 'cityCode' | 'areaCode';

/** Clears the smaller places after a change of a larger one. */
export type PlaceGroup = '' | `${string}.`;

/** A change of a larger place clears the smaller ones. */
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
