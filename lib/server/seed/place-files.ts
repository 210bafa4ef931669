import 'server-only';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';

interface Place {
  code: string;
  /** In Latin letters. */
  name: string;
  /** Names in other scripts, where they are known. */
  names?: Partial<Record<Language, string>>;
}

export interface AreaRecord extends Place {
  /** §9: 3-5 working days more. */
  remote?: boolean;
}

export interface CityRecord extends Place {
  lat: number;
  lng: number;
  remote?: boolean;
  areas: AreaRecord[];
}

export interface ProvinceRecord extends Place {
  cities: CityRecord[];
}

interface PlacesFile {
  default: unknown;
}

/** Read only while an empty database is filled; each is a chunk of its own in a bundle. */
const FILES: Record<Country, () => Promise<PlacesFile>> = {
  GH: () => import('./data/places/GH.json'),
  NG: () => import('./data/places/NG.json'),
  KE: () => import('./data/places/KE.json'),
  UG: () => import('./data/places/UG.json'),
  CN: () => import('./data/places/CN.json'),
  MA: () => import('./data/places/MA.json'),
  EG: () => import('./data/places/EG.json'),
  PK: () => import('./data/places/PK.json'),
  SA: () => import('./data/places/SA.json'),
  AE: () => import('./data/places/AE.json'),
  TR: () => import('./data/places/TR.json'),
};

export async function readProvinces(country: Country): Promise<ProvinceRecord[]> {
  return (await FILES[country]()).default as ProvinceRecord[];
}
