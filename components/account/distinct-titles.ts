import type { SelectOption } from '@/components/ui/select-field';

/** A language may say one word for several titles: it is shown once, for the title that is chosen or the first. */
export function distinctTitles(titles: readonly SelectOption[], chosen?: string): SelectOption[] {
  const shown = new Map<string, SelectOption>();
  for (const title of titles) if (!shown.has(title.label) || title.value === chosen) shown.set(title.label, title);
  return [...shown.values()];
}
