import { readCurated } from './sources.mjs';

const LANGUAGES = ['zh-CN', 'fr', 'ar', 'ur', 'tr'];
const written = new Map(LANGUAGES.map((language) => [language, readCurated(`place-names.${language}`)]));

/** Adds manual names by code; they have priority over those of a source. */
export function translated(provinces) {
  return provinces.map((province) => ({
    ...named(province),
    cities: province.cities.map((city) => ({ ...named(city), areas: city.areas.map(named) })),
  }));
}

function named(place) {
  const names = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = written.get(language)[place.code] ?? place.names?.[language];
      return name ? [[language, name]] : [];
    }),
  );
  const { code, name, names: _, ...rest } = place;
  return { code, name, ...(Object.keys(names).length > 0 && { names }), ...rest };
}
