/** A text without the signs that only say where a line may not break. */
export const asRead = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
