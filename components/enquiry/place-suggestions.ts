/** Names a visitor may choose from, or not: any other can be typed. */
export interface PlaceSuggestions {
  regions: readonly string[];
  cities: readonly string[];
}

const spoken = (name: string) => name.trim().toLocaleLowerCase();

/** The region that a typed name means, whatever its case. */
export function regionNamed<Region extends { name: string }>(
  typed: string,
  regions: readonly Region[],
): Region | undefined {
  const wanted = spoken(typed);
  return wanted === '' ? undefined : regions.find(({ name }) => spoken(name) === wanted);
}
