/** A text without no-break characters. */
export const asRead = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
