import { DESTINATIONS, isDestination, type Country, type Destination } from '@/lib/market/country';

/** Longest text that is repeated on the page. */
const MAX_SHOWN_CHARACTERS = 1000;

/** Question in an address. */
export interface GoodsQuestion {
  /** Name of the goods as typed; may be empty. */
  name: string;
  to: Destination;
  /** Reason that the name cannot be judged. */
  error?: string | undefined;
}

/** Returns the question of an address, which may contain any values. `pageCountry`: country of the page. */
export function readGoodsQuestion(
  query: Record<string, string | string[] | undefined>,
  pageCountry: Country,
): GoodsQuestion {
  const firstValue = (name: string) => [query[name]].flat()[0] ?? '';
  const to = firstValue('to').toUpperCase();
  const defaultDestination = isDestination(pageCountry) ? pageCountry : DESTINATIONS[0]!;
  return {
    name: firstValue('name').trim().slice(0, MAX_SHOWN_CHARACTERS),
    to: isDestination(to) ? to : defaultDestination,
  };
}
