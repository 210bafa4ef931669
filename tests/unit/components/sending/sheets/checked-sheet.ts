import type { CheckedSheet } from '@/lib/contract/orders/sheets';

/** Returns the check of a CSV file: empty, except for the given parts. */
export const checkedSheet = (found: Partial<CheckedSheet>): CheckedSheet => ({
  format: 'csv',
  orders: [],
  mistakes: [],
  handOvers: [],
  unknownColumns: [],
  sheet: '',
  guessed: null,
  ...found,
});
