import 'server-only';

/** Groups rows by a key. The keys have the order of their first rows, and each group keeps the order of its rows. */
export function groupBy<Key, Row>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, [Row, ...Row[]]> {
  const groups = new Map<Key, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
