import 'server-only';

/** Returns the line for a number or name that does not exist: "There is no account ama@example.com." */
export const notFoundLine = (thing: string, name: string | undefined): string => `There is no ${thing} ${name}.`;

/** Returns a line of a table: its cells, separated by tabs. The first line of each table has the column names. */
export const tableLine = (cells: readonly (string | number | null | undefined)[]): string => cells.join('\t');

/** Returns a count with its noun: "1 order", "2 orders". */
export const countText = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
