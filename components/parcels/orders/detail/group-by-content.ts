/** Groups items for which `contentOf` returns equal values, in the order of their first items. */
export function groupByContent<Item>(items: readonly Item[], contentOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const content = JSON.stringify(contentOf(item));
    const group = groups.get(content);
    if (group) group.push(item);
    else groups.set(content, [item]);
  }
  return [...groups.values()];
}
