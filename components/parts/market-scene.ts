import type { SceneName } from '@/components/ui/content/scene';
import type { Country } from '@/lib/market/country';

/** Scene of each market: a door of its region, and in China the dock of our warehouse. */
export const MARKET_SCENES: Readonly<Record<Country, SceneName>> = {
  GH: 'doorWestAfrica',
  NG: 'doorWestAfrica',
  KE: 'doorEastAfrica',
  UG: 'doorEastAfrica',
  CN: 'dock',
  MA: 'doorNorthAfrica',
  EG: 'doorNorthAfrica',
  PK: 'doorPakistan',
  SA: 'doorGulf',
  AE: 'doorGulf',
  TR: 'doorTurkey',
};
