import 'server-only';

const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns a table in Markdown. Each row has a cell for each column. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableLine(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(tableLine)].join('\n');
}
