/** Returns the Levenshtein distance: the smallest number of letters to insert, remove or change. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1];
    for (let position = 0; position < to.length; position += 1) {
      const changed = row[position]! + (from[index] === to[position] ? 0 : 1);
      next.push(Math.min(changed, row[position + 1]! + 1, next[position]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
