import type { SelectOption } from '@/components/ui/select-field';

/**
 * Titles as a list shows them: where a language has one word for two of them (French `Madame`), it stands once. Of the two it is
 * the one that the account has, else the first.
 */
export function titleOptions(titles: readonly SelectOption[], saved = ''): SelectOption[] {
  const shown = (title: SelectOption) => {
    const alike = titles.filter(({ label }) => label === title.label);
    return alike.find(({ value }) => value === saved) ?? alike[0];
  };
  return titles.filter((title) => shown(title) === title);
}
